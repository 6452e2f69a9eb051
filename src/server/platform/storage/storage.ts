/** Storage for pictures and uploads, by name. */
export interface Storage {
  /** The bytes of that name; null: none. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** Atomic: no reader sees a partial write. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Missing names are ignored. */
  remove: (names: readonly string[]) => Promise<void>;
}
