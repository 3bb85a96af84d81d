import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { textJob, writeText } from "./text-job.ts";
import { sendByTwilio } from "./twilio.ts";

const ORDER = { to: "+49301234567", code: "004217", lifetimeSeconds: 300 };

test("a message says the code, for where, and for how long, in one piece that phones can read", () => {
  const text = writeText(ORDER, "decks.example.org");
  expect(text).toBe(
    "004217 is your code for decks.example.org, good for 5 minutes. Tell it to nobody.\n\n@decks.example.org #004217",
  );
  expect(text.length).toBeLessThanOrEqual(160);
});

describe("the provider", () => {
  let server: Server;
  let url: string;
  let heard: { path: string; headers: IncomingHttpHeaders; form: URLSearchParams }[] = [];
  let answer = { status: 201, body: "{}" };
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on("end", () => {
        heard.push({ path: request.url ?? "", headers: request.headers, form: new URLSearchParams(body) });
        response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    heard = [];
    answer = { status: 201, body: "{}" };
  });

  const jobWith = (from: string) =>
    textJob(sendByTwilio({ url, account: "AC123", token: "secret", from }), "https://decks.example.org");

  test("is sent a form with the message, by whom, and who we are", async () => {
    await jobWith("+15005550006").run(ORDER);
    await jobWith("MG42").run(ORDER);
    expect(heard[0]?.path).toBe("/2010-04-01/Accounts/AC123/Messages.json");
    expect(heard[0]?.headers.authorization).toBe(`Basic ${Buffer.from("AC123:secret").toString("base64")}`);
    expect(Object.fromEntries(heard[0]?.form ?? [])).toEqual({
      To: "+49301234567",
      From: "+15005550006",
      Body: writeText(ORDER, "decks.example.org"),
    });
    expect(heard[1]?.form.get("MessagingServiceSid")).toBe("MG42");
    expect(heard[1]?.form.has("From")).toBe(false);
  });

  test("that refuses fails the job, whose words name neither number nor code", async () => {
    answer = { status: 400, body: JSON.stringify({ message: "+49301234567 is no number" }) };
    const failure = await jobWith("+15005550006")
      .run(ORDER)
      .catch((error: unknown) => String(error));
    expect(failure).toBe("Error: The provider of text messages answered 400.");
  });

  test("that leads elsewhere is not followed there with our secret", async () => {
    answer = { status: 307, body: "" };
    await expect(jobWith("+15005550006").run(ORDER)).rejects.toThrow();
    expect(heard).toHaveLength(1);
  });
});
