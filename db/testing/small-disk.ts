import { spawnSync } from "node:child_process";
import { constants, copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own, which may be filled or lose its power. */
export interface SmallDisk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Another disk with what this one holds at this moment, whatever the system has yet to write: as after a loss of power. */
  cutPower(): Promise<SmallDisk>;
  /** Unmounts it and deletes what is on it. */
  remove(): void;
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: "utf8" });

/** Whether this machine lets us mount disks: Linux, as root, with loop devices. */
export const CAN_MOUNT = tryToMount();

function tryToMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "deckwright-mount-"));
  const image = join(folder, "image");
  makeImage(image, 1);
  const mounted = run("mount", "-o", "loop", image, folder).status === 0;
  if (mounted) run("umount", folder);
  rmSync(folder, { recursive: true });
  return mounted;
}

function makeImage(file: string, megabytes: number): void {
  writeFileSync(file, "");
  truncateSync(file, megabytes * 2 ** 20);
  run("mkfs.ext4", "-q", "-F", file);
}

export async function createDisk(megabytes: number): Promise<SmallDisk> {
  const place = mkdtempSync(join(tmpdir(), "deckwright-disk-"));
  const image = join(place, "image");
  makeImage(image, megabytes);
  return mountImage(place, image);
}

async function mountImage(place: string, image: string): Promise<SmallDisk> {
  const folder = join(place, "disk");
  await mkdir(folder);
  // The system writes by itself what is five minutes old: until then the disk has what it was told to have, and no more.
  const mounted = run("mount", "-o", "loop,commit=300", image, folder);
  if (mounted.status !== 0) throw new Error(`The disk cannot be mounted: ${mounted.stderr}`);
  return {
    folder,
    async cutPower() {
      const other = mkdtempSync(join(tmpdir(), "deckwright-disk-"));
      copyFileSync(image, join(other, "image"), constants.COPYFILE_FICLONE);
      return mountImage(other, join(other, "image"));
    },
    remove() {
      run("umount", "--lazy", folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
