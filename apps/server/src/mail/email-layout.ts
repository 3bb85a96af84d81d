import { escapeHtml } from "../platform/http/escape-html.ts";

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Fraunces,'Iowan Old Style',Georgia,'Times New Roman',serif";
/** The style of a paragraph in small print. */
export const SMALL = `margin:0 0 8px;${FONT};font-size:13px;line-height:20px;color:#5a5f69`;

/** A link that looks like a button. */
export function linkButton(link: string, label: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td style="border-radius:6px;background:#d99a4e"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:600;color:#1a1108;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;
}

/**
 * A message as mail programs show it. They know tables and style attributes, and little else; light colors, since many invert dark
 * ones badly.
 * @param parts.rest Markup that follows the lead; everything else is plain text.
 */
export function layOut(parts: {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly rest: string;
  readonly siteUrl: string;
}): string {
  const { subject, heading, lead, rest, siteUrl } = parts;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#efeae0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#efeae0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf8;border-radius:8px;overflow:hidden">
<tr><td style="padding:18px 32px;background:#12151b;border-bottom:4px solid #d99a4e;${SERIF};font-size:20px;font-weight:600;color:#ece8df">Deckwright</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;${SERIF};font-size:26px;line-height:32px;font-weight:500;color:#12151b">${escapeHtml(heading)}</h1>
<p style="margin:0 0 24px;${FONT};font-size:16px;line-height:24px;color:#232a35">${escapeHtml(lead)}</p>
${rest}
</td></tr>
</table>
<p style="margin:16px 0 0;${FONT};font-size:12px;color:#5a5f69">Sent by Deckwright, <a href="${escapeHtml(siteUrl)}" style="color:#5a5f69">${escapeHtml(siteUrl)}</a></p>
</td></tr></table>
</body>
</html>
`;
}
