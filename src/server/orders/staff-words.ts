/** German words of a branch's calendar. */
export const calendarTexts = {
  name: (branch: string) => `Termine ${branch}`,
  summary: (ticket: string, mode: string) => `${mode} ${ticket}`,
};
