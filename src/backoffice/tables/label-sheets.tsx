import { GlobalStyles } from '@mui/material';
import { memo, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LabelBox, type LabelSet } from './label-box.tsx';
import { fitTexts, LAYOUTS, pagesOf, placeOf, SHEET, type Place } from './label-layout.ts';
import { tableTexts as texts } from './texts.ts';

const ROOT = 'label-sheets';
const mm = (value: number) => `${value}mm`;

/**
 * Part of the page instead of an iframe: iOS prints the page around an iframe, and browsers name a saved file after the page's title.
 * On screen the sheets are invisible but have their size, so that texts can be measured.
 */
const STYLES = {
  '@page': { size: 'A4', margin: 0 },
  [`.${ROOT}`]: { color: '#000', colorScheme: 'light', textSizeAdjust: '100%', lineHeight: 1.2 },
  // A millimetre less than the paper: rounding must not add a page.
  [`.${ROOT} .sheet`]: { position: 'relative', width: mm(SHEET.width), height: mm(SHEET.height - 1) },
  [`.${ROOT} .label`]: {
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'flex',
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  [`.${ROOT} .cuts`]: { position: 'absolute', inset: 0 },
  [`.${ROOT} .words`]: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
  },
  '@media screen': {
    [`.${ROOT}`]: {
      position: 'fixed',
      inset: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      pointerEvents: 'none',
    },
    // Printers place letters slightly differently: leaves a line some room.
    [`.${ROOT} .words > div`]: { marginInlineEnd: '0.4mm' },
  },
  '@media print': {
    // An open dialog stops the page from scrolling, and Firefox then prints the first page only.
    'html, body': {
      margin: '0 !important',
      padding: '0 !important',
      height: 'auto !important',
      overflow: 'visible !important',
      background: '#fff !important',
    },
    [`body > :not(.${ROOT})`]: { display: 'none !important' },
    [`.${ROOT} .sheet + .sheet`]: { breakBefore: 'page' },
  },
} as const;

/** A4 sheets of labels, printed as soon as they are rendered. */
export const LabelSheets = memo(function LabelSheets({ sheets }: { sheets: LabelSet }) {
  const root = useRef<HTMLDivElement>(null);
  const { layout, branch, labels } = sheets;

  useEffect(() => {
    let isWanted = true;
    const title = document.title;
    // Browsers suggest it as the file name.
    document.title = texts.sheetsFile(branch);
    void document.fonts.ready.then(() => {
      if (!isWanted || !root.current) return;
      fitTexts(root.current);
      window.print();
    });
    return () => {
      isWanted = false;
      document.title = title;
    };
  }, [sheets, branch]);

  const places = labels.map((label, index) => ({ label, place: placeOf(index, LAYOUTS[layout]) }));
  const pages = Array.from({ length: pagesOf(labels.length, LAYOUTS[layout]) }, (_, page) =>
    places.filter(({ place }) => place.page === page),
  );
  return createPortal(
    <div ref={root} className={ROOT} aria-hidden="true">
      <GlobalStyles styles={STYLES} />
      {pages.map((shown) => (
        <div key={shown[0]?.label.table} className="sheet">
          <CutLines places={shown.map(({ place }) => place)} />
          {shown.map(({ label, place }) => (
            <LabelBox key={label.table} sheets={sheets} label={label} place={place} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
});

/** As vectors: borders would snap to whole pixels. */
function CutLines({ places }: { places: readonly Place[] }) {
  const { width, height } = SHEET;
  return (
    <svg
      className="cuts"
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: mm(width), height: mm(height) }}
      fill="none"
      stroke="#ccc"
      strokeWidth={0.15}
    >
      {places.map((place) => (
        <rect
          key={`${place.x} ${place.y}`}
          x={place.x}
          y={place.y}
          width={place.width}
          height={place.height}
        />
      ))}
    </svg>
  );
}
