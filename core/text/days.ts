const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/**
 * Days from 1970-01-01 to a Gregorian date, with months counted from 1; NaN for an invalid date.
 * A day after the end of a short month counts as one of the next month.
 */
export const daysTo = (year: number, month: number, day: number): number => {
  if (!isWithin(month, 1, 12) || !isWithin(day, 1, 31)) return Number.NaN;
  // If years begin in March, the leap day is at the end.
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + (ofEra >> 2) - Math.floor(ofEra / 100) + ofYear - 719_468;
};
