/** Where pictures lie: a local folder, or another place that keeps bytes by name. */
export interface Storage {
  /** The bytes of that name, or null if there are none. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** All or nothing: nobody ever reads half of what is being written. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** What is not there is as good as removed. */
  remove: (names: readonly string[]) => Promise<void>;
}
