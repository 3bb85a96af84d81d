-- A ban has an end, however far: clients of the account protocol read a moment there, and `infinity` is none.
update auth.users set banned_until = '9999-12-31Z' where banned_until = 'infinity';
update auth.users set banned_until = null where banned_until = '-infinity';
alter table auth.users add constraint users_banned_until_finite check (isfinite(banned_until));
