import { QrCode } from '../forms/qr-code.tsx';
import { boundsAttributes, type TextBounds, type LayoutName, type Place } from './label-layout.ts';
import { tableTexts as texts } from './texts.ts';

interface Label {
  table: string;
  address: string;
}

export interface LabelSet {
  layout: LayoutName;
  branch: string;
  hint: string;
  labels: readonly Label[];
}

interface LabelText extends TextBounds {
  of: 'branch' | 'word' | 'table' | 'hint';
  text: string;
  isBold?: boolean;
}

const mm = (value: number) => `${value}mm`;

/** The layout of a label in millimetres, and the texts beside its code. */
function contentOf({ layout, branch, hint }: LabelSet, table: string, height: number) {
  if (layout === 'compact') {
    const words: LabelText[] = [
      { of: 'word', text: texts.table, size: 8, height: 4 },
      { of: 'table', text: table, isBold: true, size: 15, height: 15 },
    ];
    return { code: height - 3, padding: '1.5mm 2mm 1.5mm 1.5mm', between: 1.5, gap: 0, words };
  }
  const words: LabelText[] = [
    { of: 'branch', text: branch, isBold: true, size: 11, height: 9.5 },
    { of: 'word', text: texts.table, size: 10, height: 4.5 },
    { of: 'table', text: table, isBold: true, size: 28, height: 14 },
    { of: 'hint', text: hint, size: 10, height: 13 },
  ];
  return { code: height - 12, padding: '6mm 4mm', between: 4, gap: 0.8, words };
}

/** A label: a QR code with its table, on large labels also the branch and a hint. */
export function LabelBox({
  sheets,
  label: { table, address },
  place: { x, y, width, height },
}: {
  sheets: LabelSet;
  label: Label;
  place: Place;
}) {
  const { code, padding, between, gap, words } = contentOf(sheets, table, height);
  return (
    <div
      className="label"
      style={{ left: mm(x), top: mm(y), width: mm(width), height: mm(height), padding, gap: mm(between) }}
    >
      <QrCode text={address} side={mm(code)} />
      <div className="words" style={{ gap: mm(gap) }}>
        {words.map(({ of, text, isBold, ...room }) => (
          <div key={of} dir="auto" style={{ fontWeight: isBold ? 700 : 400 }} {...boundsAttributes(room)}>
            {text}
          </div>
        ))}
      </div>
    </div>
  );
}
