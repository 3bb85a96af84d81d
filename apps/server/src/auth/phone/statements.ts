// What numbers take, in SQL.
import { statement } from "../../ports/database/statement.ts";

export const beginPhoneChange = statement(
  "update auth.users set phone_change = $2, phone_change_sent_at = now(), updated_at = now() where id = $1",
);
export const finishPhoneChange = statement(
  "update auth.users set phone = $2, phone_change = null, updated_at = now() where id = $1",
);
export const deleteUnconfirmedOthers = statement(`delete from auth.users
     where phone = $1 and id <> $2 and email_confirmed_at is null and phone_confirmed_at is null and not is_sso_user`);
