/** Reads a stream of server-sent events, one after the other; null at its end. */
export function readEvents(response: Response) {
  const body = response.body;
  if (!body) throw new Error('an answer without a body is no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** The data of the next event of one of those names; others are passed over. */
  async function next(...names: string[]): Promise<unknown> {
    for (;;) {
      const event = /event: (\S+)\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        if (names.includes(event[1] ?? '')) return (JSON.parse(event[2] ?? '') as { data: unknown }).data;
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  }

  /** The first of those events whose data are wanted; null if the stream ends before. */
  async function until(names: string[], isWanted: (data: unknown) => boolean): Promise<unknown> {
    for (;;) {
      const data = await next(...names);
      if (data === null || isWanted(data)) return data;
    }
  }

  return { next, until, leave: () => reader.cancel() };
}
