import type { Funnel } from '../../../lib/contract/visits.ts';
import { LANGUAGE_NAMES } from '../../../lib/domain/languages.ts';
import { stepsOf, type VisitCounts, type VisitStep } from '../../../lib/domain/visits.ts';
import { changeOf, shownAs, type Pair, type Report, type Row } from '../report.ts';
import { texts } from '../texts.ts';

type Steps = Funnel['steps'];

const countOf = (steps: Steps, step: VisitStep) => steps.find((one) => one.step === step)?.count ?? 0;

/** Orders for each time that the menu was opened; null: it never was. */
function wholeWay(steps: Steps): number | null {
  const page = countOf(steps, 'page');
  return page === 0 ? null : countOf(steps, 'ordered') / page;
}

function rowsOf(now: Steps, before: Steps, group = ''): Row[] {
  return now.map(({ step, count, share }) => {
    const earlier = countOf(before, step);
    const label = group === '' ? texts.steps[step] : texts.ofGroup(group, texts.steps[step]);
    return { cells: [label, count, earlier, changeOf(count, earlier), share] };
  });
}

type Group = VisitCounts & { name: string };

/** Groups that there are more than one of, each with its steps; else they say the same as the whole. */
function groupRows(now: readonly Group[], before: readonly Group[]): Row[] {
  if (now.length < 2) return [];
  return now.flatMap((group) => {
    const earlier = before.find(({ name }) => name === group.name);
    return rowsOf(stepsOf(group), earlier ? stepsOf(earlier) : [], group.name);
  });
}

const modesOf = ({ modes }: Funnel): Group[] =>
  modes.map(({ mode, ...counts }) => ({ name: texts.modes[mode], ...counts }));
const languagesOf = ({ languages }: Funnel): Group[] =>
  languages.map(({ language, ...counts }) => ({ name: LANGUAGE_NAMES[language], ...counts }));

/** From the menu to the order: each step beside its share of the one before. */
export function funnelReport({ now, before }: Pair<Funnel>): Report {
  return {
    figures: [
      { label: texts.wholeWay, unit: 'share', value: wholeWay(now.steps), before: wholeWay(before.steps) },
    ],
    chart: {
      kind: 'ranking',
      unit: 'count',
      points: now.steps.map(({ step, count, share }) => ({
        label: share === null ? texts.steps[step] : `${texts.steps[step]}, ${shownAs('share', share, '')}`,
        value: count,
        before: countOf(before.steps, step),
      })),
    },
    table: {
      columns: [
        { label: texts.step, unit: 'text' },
        { label: texts.reached, unit: 'count' },
        {
          label: `${texts.reached} ${texts.before.toLowerCase()}`,
          short: texts.before,
          unit: 'count',
          of: 1,
        },
        { label: texts.change, unit: 'percent', of: 1 },
        { label: texts.shareOfBefore, unit: 'share' },
      ],
      rows: [
        ...rowsOf(now.steps, before.steps),
        ...groupRows(modesOf(now), modesOf(before)),
        ...groupRows(languagesOf(now), languagesOf(before)),
      ],
    },
  };
}
