import type { Country } from './country.ts';
import { addDays, dayNumber, weekdayIndex, type Day } from './dates.ts';

/** When a holiday is, and where. */
export interface HolidayRule {
  name: string;
  /** A date MM-DD, days after Easter Sunday, or a rule of its own; null: not in this year. */
  on: string | number | ((year: number, easter: Day) => Day | null);
  /** Codes of states or cantons, or `all`. */
  in?: string;
  /** Where it is only in some municipalities, for some people, or half a day. */
  partlyIn?: string;
  /** The first year, or the only one. */
  since?: number;
  only?: number;
}

/** States and cantons by their code (ISO 3166-2); '' is the whole country. */
export const REGION_NAMES: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  DE: {
    '': 'Deutschland, bundesweit',
    BW: 'Baden-Württemberg',
    BY: 'Bayern',
    BE: 'Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hessen',
    MV: 'Mecklenburg-Vorpommern',
    NI: 'Niedersachsen',
    NW: 'Nordrhein-Westfalen',
    RP: 'Rheinland-Pfalz',
    SL: 'Saarland',
    SN: 'Sachsen',
    ST: 'Sachsen-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thüringen',
  },
  AT: {
    '': 'Österreich, bundesweit',
    '1': 'Burgenland',
    '2': 'Kärnten',
    '3': 'Niederösterreich',
    '4': 'Oberösterreich',
    '5': 'Salzburg',
    '6': 'Steiermark',
    '7': 'Tirol',
    '8': 'Vorarlberg',
    '9': 'Wien',
  },
  CH: {
    '': 'Schweiz, landesweit',
    AG: 'Aargau',
    AR: 'Appenzell Ausserrhoden',
    AI: 'Appenzell Innerrhoden',
    BL: 'Basel-Landschaft',
    BS: 'Basel-Stadt',
    BE: 'Bern',
    FR: 'Freiburg',
    GE: 'Genf',
    GL: 'Glarus',
    GR: 'Graubünden',
    JU: 'Jura',
    LU: 'Luzern',
    NE: 'Neuenburg',
    NW: 'Nidwalden',
    OW: 'Obwalden',
    SH: 'Schaffhausen',
    SZ: 'Schwyz',
    SO: 'Solothurn',
    SG: 'St. Gallen',
    TI: 'Tessin',
    TG: 'Thurgau',
    UR: 'Uri',
    VD: 'Waadt',
    VS: 'Wallis',
    ZG: 'Zug',
    ZH: 'Zürich',
  },
};

/**
 * Days after Easter Sunday that people close on, holiday or not: carnival from Weiberfastnacht to Ash Wednesday, Maundy Thursday to Easter
 * Monday, Ascension, Pentecost and Corpus Christi.
 */
export const EASTER_HOLIDAYS: ReadonlySet<number> = new Set([
  -52, -51, -50, -49, -48, -47, -46, -3, -2, -1, 0, 1, 39, 49, 50, 60,
]);

const [MON, TUE, WED, THU, SAT, SUN] = [0, 1, 2, 3, 5, 6] as const;

const weekdayOf = (day: Day) => weekdayIndex(dayNumber(day));
/** The first such weekday on or after a day. */
const next = (weekday: number, day: Day) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** A date in those years only in which it is, or is not, one of some weekdays. */
const unless = (date: string, weekdays: readonly number[]) => (year: number) =>
  weekdays.includes(weekdayOf(`${year}-${date}`)) ? null : `${year}-${date}`;
const onlyOn = (date: string, weekday: number) => (year: number) =>
  weekdayOf(`${year}-${date}`) === weekday ? `${year}-${date}` : null;

/** The first Thursday of April, a week later if that is Maundy Thursday. */
function naefels(year: number, easter: Day): Day {
  const first = next(THU, `${year}-04-01`);
  return first === addDays(easter, -3) ? addDays(first, 7) : first;
}

const CATHOLIC_CANTONS = 'AI JU LU NW OW SZ TI UR VS ZG';

/**
 * Germany: Art. 2 Abs. 2 Einigungsvertrag and the states' laws on Sundays and holidays. Austria: § 7 Abs. 2 ARG; patron saints' days close
 * offices and schools only. Switzerland: Art. 110 Abs. 3 BV, and the Federal Office of Justice's list of cantonal holidays
 * (bj.admin.ch, kant-feiertage.pdf), in which customary days of a canton or its districts count as partial here. As of November 2026.
 */
export const HOLIDAY_RULES: Readonly<Record<Country, readonly HolidayRule[]>> = {
  DE: [
    { name: 'Neujahr', on: '01-01', in: 'all' },
    { name: 'Heilige Drei Könige', on: '01-06', in: 'BW BY ST' },
    { name: 'Frauentag', on: '03-08', in: 'BE', since: 2019 },
    { name: 'Frauentag', on: '03-08', in: 'MV', since: 2023 },
    { name: 'Karfreitag', on: -2, in: 'all' },
    { name: 'Ostersonntag', on: 0, in: 'BB' },
    { name: 'Ostermontag', on: 1, in: 'all' },
    { name: 'Tag der Arbeit', on: '05-01', in: 'all' },
    { name: 'Tag der Befreiung', on: '05-08', in: 'BE', only: 2025 },
    { name: 'Christi Himmelfahrt', on: 39, in: 'all' },
    { name: 'Pfingstsonntag', on: 49, in: 'BB' },
    { name: 'Pfingstmontag', on: 50, in: 'all' },
    { name: 'Fronleichnam', on: 60, in: 'BW BY HE NW RP SL', partlyIn: 'SN TH' },
    { name: 'Jahrestag des 17. Juni 1953', on: '06-17', in: 'BE', only: 2028 },
    { name: 'Augsburger Friedensfest', on: '08-08', partlyIn: 'BY' },
    { name: 'Mariä Himmelfahrt', on: '08-15', in: 'SL', partlyIn: 'BY' },
    { name: 'Weltkindertag', on: '09-20', in: 'TH', since: 2019 },
    { name: 'Tag der Deutschen Einheit', on: '10-03', in: 'all' },
    { name: 'Reformationstag', on: '10-31', in: 'BB HB HH MV NI SN ST SH TH', since: 2018 },
    { name: 'Allerheiligen', on: '11-01', in: 'BW BY NW RP SL' },
    { name: 'Buß- und Bettag', on: (year) => next(WED, `${year}-11-16`), in: 'SN' },
    { name: '1. Weihnachtstag', on: '12-25', in: 'all' },
    { name: '2. Weihnachtstag', on: '12-26', in: 'all' },
  ],
  AT: [
    { name: 'Neujahr', on: '01-01', in: 'all' },
    { name: 'Heilige Drei Könige', on: '01-06', in: 'all' },
    { name: 'Josef', on: '03-19', partlyIn: '2 6 7 8' },
    { name: 'Ostermontag', on: 1, in: 'all' },
    { name: 'Staatsfeiertag', on: '05-01', in: 'all' },
    { name: 'Florian', on: '05-04', partlyIn: '4' },
    { name: 'Christi Himmelfahrt', on: 39, in: 'all' },
    { name: 'Pfingstmontag', on: 50, in: 'all' },
    { name: 'Fronleichnam', on: 60, in: 'all' },
    { name: 'Mariä Himmelfahrt', on: '08-15', in: 'all' },
    { name: 'Rupert', on: '09-24', partlyIn: '5' },
    { name: 'Tag der Volksabstimmung', on: '10-10', partlyIn: '2' },
    { name: 'Nationalfeiertag', on: '10-26', in: 'all' },
    { name: 'Allerheiligen', on: '11-01', in: 'all' },
    { name: 'Martin', on: '11-11', partlyIn: '1' },
    { name: 'Leopold', on: '11-15', partlyIn: '3 9' },
    { name: 'Mariä Empfängnis', on: '12-08', in: 'all' },
    { name: 'Christtag', on: '12-25', in: 'all' },
    { name: 'Stefanitag', on: '12-26', in: 'all' },
  ],
  CH: [
    { name: 'Neujahr', on: '01-01', in: 'all' },
    {
      name: 'Berchtoldstag',
      on: '01-02',
      in: 'BE JU LU TG VD',
      partlyIn: 'AG FR GL NW OW SH SO VS ZG ZH',
    },
    { name: 'Berchtoldstag', on: onlyOn('01-02', MON), in: 'NE' },
    { name: 'Heilige Drei Könige', on: '01-06', in: 'SZ TI UR' },
    { name: 'Ausrufung der Republik', on: '03-01', in: 'NE' },
    { name: 'Josefstag', on: '03-19', in: 'NW SZ TI UR VS' },
    { name: 'Näfelser Fahrt', on: naefels, in: 'GL' },
    {
      name: 'Karfreitag',
      on: -2,
      in: 'AG AI AR BE BL BS FR GE GL JU LU NE NW OW SG SH SO SZ TG UR VD ZG ZH',
      partlyIn: 'GR',
    },
    {
      name: 'Ostermontag',
      on: 1,
      in: 'AI AR BE BL BS GE GL GR JU LU SG SH SZ TG TI UR VD ZH',
      partlyIn: 'AG FR NW OW VS ZG',
    },
    { name: 'Tag der Arbeit', on: '05-01', in: 'BL BS JU NE SH TG TI ZH', partlyIn: 'AG SO' },
    { name: 'Auffahrt', on: 39, in: 'all' },
    {
      name: 'Pfingstmontag',
      on: 50,
      in: 'AI AR BE BL BS GE GL GR JU LU SG SH SZ TG TI UR VD ZH',
      partlyIn: 'AG FR NW OW VS ZG',
    },
    { name: 'Fronleichnam', on: 60, in: CATHOLIC_CANTONS, partlyIn: 'AG FR NE SO' },
    { name: 'Fest der Unabhängigkeit', on: '06-23', in: 'JU' },
    { name: 'Peter und Paul', on: '06-29', in: 'TI' },
    { name: 'Bundesfeier', on: '08-01', in: 'all' },
    { name: 'Mariä Himmelfahrt', on: '08-15', in: CATHOLIC_CANTONS, partlyIn: 'AG FR SO' },
    // The Thursday after the first Sunday of September, and the Monday after the third.
    { name: 'Genfer Bettag', on: (year) => addDays(next(SUN, `${year}-09-01`), 4), in: 'GE' },
    { name: 'Bettagsmontag', on: (year) => addDays(next(SUN, `${year}-09-15`), 1), in: 'VD' },
    { name: 'Bruder Klaus', on: '09-25', in: 'OW' },
    { name: 'Allerheiligen', on: '11-01', in: `${CATHOLIC_CANTONS} GL SG`, partlyIn: 'AG FR SO' },
    { name: 'Mariä Empfängnis', on: '12-08', in: 'AI LU NW OW SZ TI UR VS ZG', partlyIn: 'AG FR' },
    { name: 'Weihnachten', on: '12-25', in: 'all' },
    {
      name: 'Stephanstag',
      on: '12-26',
      in: 'BE BL BS GL GR LU SG SH SZ TG TI ZH',
      partlyIn: 'AG FR NW OW VS ZG',
    },
    { name: 'Stephanstag', on: unless('12-26', [TUE, SAT]), in: 'AI AR UR' },
    { name: 'Stephanstag', on: onlyOn('12-26', MON), in: 'NE' },
    { name: 'Wiederherstellung der Republik', on: '12-31', in: 'GE' },
  ],
};
