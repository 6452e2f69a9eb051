/** How a value is kept as text in the browser's storage; what cannot be read is as good as nothing. */
export function json<T>(fallback: T) {
  return {
    encode: (value: T) => JSON.stringify(value),
    decode(text: string): T {
      try {
        return JSON.parse(text) as T;
      } catch {
        return fallback;
      }
    },
  };
}
