import type { NotRendered, PageWriter, PageToWrite, Rendered, RenderRound } from './page-writer.ts';

/** One process renders fewer pages sooner than a second one starts. */
const ALONE = 150;
/** Pages per request: enough to keep a process busy, few enough that all finish together. */
const BATCH = 50;

interface Writers {
  /** Opens a writer; the first one stays open. */
  open: (number: number) => PageWriter;
  /** The maximum number of processes. */
  most: number;
}

/**
 * Several page writers as one: the permanent one renders few pages alone, and shares many with others that end afterwards. The first
 * failure ends a round.
 */
export function createPageWriters({ open, most }: Writers): PageWriter {
  const resident = open(1);

  async function batchCalls(round: RenderRound): Promise<Rendered | NotRendered> {
    const batches = inBatches(round.pages);
    const others = Array.from({ length: Math.min(most, batches.length) - 1 }, (_, index) => open(index + 2));
    const all: Rendered = { ok: true, written: [], same: [], gone: [], links: [], problems: [] };
    let failure: NotRendered | null = null;
    const work = async (writer: PageWriter) => {
      for (let pages = batches.shift(); pages && !failure; pages = batches.shift()) {
        const result = await writer.write({ ...round, pages });
        if (result.ok) add(all, result);
        else failure ??= result;
      }
    };
    try {
      await Promise.all([resident, ...others].map(work));
      return failure ?? all;
    } finally {
      await Promise.all(others.map((writer) => writer.close()));
    }
  }

  return {
    write: (round) => (round.pages.length <= ALONE || most === 1 ? resident.write(round) : batchCalls(round)),
    close: () => resident.close(),
  };
}

/** Merges the results of batches. */
function add(all: Rendered, { written, same, gone, links, problems }: Rendered): void {
  all.written.push(...written);
  all.same.push(...same);
  all.gone.push(...gone);
  all.links.push(...links);
  all.problems.push(...problems);
}

function inBatches(pages: readonly PageToWrite[]): PageToWrite[][] {
  const batches: PageToWrite[][] = [];
  for (let start = 0; start < pages.length; start += BATCH) batches.push(pages.slice(start, start + BATCH));
  return batches;
}
