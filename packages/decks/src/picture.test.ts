import { expect, test } from "vitest";
import { isPicture } from "./picture.ts";

test.each([
  "https://cards.scryfall.io/art_crop/front/0/0/00.jpg?1234",
  "https://svgs.scryfall.io/sets/lea.svg",
  "/files/picture.png",
])("%j is shown", (address) => expect(isPicture(address)).toBe(true));

test.each([
  "//evil.example/x",
  "/\\evil.example/x",
  "/a\\b",
  "/\t/evil.example/x",
  "/\n/evil.example/x",
  "https://evil.example/x",
  "https://cards.scryfall.io.evil.example/x",
  "https://cards.scryfall.io@evil.example/x",
  "https://cards.scryfall.io",
  "http://cards.scryfall.io/x.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "picture.png",
  "",
])("%j is not", (address) => expect(isPicture(address)).toBe(false));
