import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** What an authenticator is asked for, as far as it looks. */
interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];

/** The few shapes that answers of authenticators are made of. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map(encodeCbor)]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const text = (bytes: Buffer) => bytes.toString("base64url");

/** A security key in software, which answers as a browser passes it on. */
export function createSoftwareKey(site: { readonly id: string; readonly origin: string }) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinates = [x, y].map((part) => Buffer.from(part, "base64url"));
  const cose = encodeCbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinates[0] ?? Buffer.alloc(0)],
    [-3, coordinates[1] ?? Buffer.alloc(0)],
  ]);
  let holder = "";
  let count = 0;

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(flags: number, ...more: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([
      createHash("sha256").update(site.id).digest(),
      Buffer.from([flags]),
      counter,
      ...more,
    ]);
  }

  return {
    /** Makes its credential. */
    create(asked: Asked, options: { readonly origin?: string } = {}) {
      holder = asked.user?.id ?? "";
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(PRESENT | VERIFIED | HAS_KEY, Buffer.alloc(16), length, id, cose);
      const attestation = encodeCbor([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", data],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: "public-key" as const,
        response: {
          clientDataJSON: text(clientData("webauthn.create", asked.challenge, options.origin)),
          attestationObject: text(attestation),
          transports: ["usb"],
        },
        clientExtensionResults: {},
      };
    },
    /** Signs a challenge. */
    get(
      asked: Asked,
      options: {
        readonly origin?: string;
        readonly isVerified?: boolean;
        readonly holder?: string;
        readonly count?: number;
      } = {},
    ) {
      count = options.count ?? count + 1;
      const data = authenticatorData(options.isVerified === false ? PRESENT : PRESENT | VERIFIED);
      const client = clientData("webauthn.get", asked.challenge, options.origin);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        id: text(id),
        rawId: text(id),
        type: "public-key" as const,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(createSign("sha256").update(signed).sign(privateKey)),
          userHandle: options.holder ?? holder,
        },
        clientExtensionResults: {},
      };
    },
  };
}
