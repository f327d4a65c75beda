// Words that say of news that it is neither good nor bad (issue 17, 'Unsure is shown as unsure': 0 only where the words say so): announcements of dates,
// levels without direction, appointments without judgement, and what stays as it was.

const NEUTRAL =
  /\b(?:unchanged|little changed|ends? flat|closes? flat|opens? flat|opening flat|flat (?:in|on|at|trade|to)|rangebound|range-bound|directionless|steady|annual (?:general )?meeting|agm|to (?:announce|report|publish|release|consider|declare|discuss|hold|host|present) .{0,40}(?:results|earnings|dividend|meeting|call|conference|update|figures)|(?:results|earnings) (?:date|on (?:mon|tues|wednes|thurs|fri)day)|conference call|webcast|record date|board meet(?:s|ing)|(?:meets|meeting) on|as expected|no change|stays? (?:put|course)|holds? (?:rates?|fire)|keeps? rates?|reaffirms? (?:rating|guidance)|to (?:list|debut) on|red herring|draft prospectus|files? (?:for ipo|drhp)|report on (?:rupee|currency)|junta general|sin cambios|cierra plana?|publicara|presentara resultados)\b/;
const NAMES =
  /\b(?:appoints?|names?|nombra|elects?)\b.{0,40}\b(?:as|to (?:the )?board|ceo|cfo|coo|chairman|director|president|como)\b/;
const JUDGED =
  /\b(?:beats?|rise|rises|falls?|jumps?|slumps?|gains?|drops?|surges?|plunges?|profit|loss|probe|resigns?|quits?|ousts?|fires?|amid|after|scandal|charges|steps? down|higher|lower|weak\w*|strong\w*|cut|cuts|raises?|rall\w*|down|up|support|advance\w*|lead\w*|losers|gainers|attractive|upgrade\w*|downgrade\w*)\b|[;?%]/;

/** Whether the words of a text of `writeCreditText` say that it is neither good nor bad. */
export function saysNeutral(text: string): boolean {
  return (NEUTRAL.test(text) || NAMES.test(text)) && !JUDGED.test(text);
}
