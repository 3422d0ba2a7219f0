import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { yearsBefore } from './criteria.ts';
import { type Case, type Finding, foundBy, unknown } from './finding.ts';

export function checkManager({ facts, on }: Case): Finding {
  return appointment('管理者等', facts.manager, on);
}

export function checkAuditor({ facts, on }: Case): Finding {
  return appointment('監事', facts.auditor, on);
}

export function checkMeeting({ facts, on }: Case): Finding {
  return withinAYear('総会の開催', facts.lastMeetingOn, on);
}

export function checkBylaws({ facts }: Case): Finding {
  if (!facts.bylaws) return unknown('管理規約を登録してください。');
  return foundBy([facts.bylaws.document], []);
}

export function checkEntryAndRecords({ facts }: Case): Finding {
  if (!facts.bylaws) return unknown('管理規約を登録してください。');
  const { emergencyEntry, recordKeeping } = facts.bylaws;
  return foundBy(
    [emergencyEntry, recordKeeping].filter((article) => article !== null),
    [
      emergencyEntry === null ? '緊急時などに専有部分に立ち入る定めを規約に入れてください。' : null,
      recordKeeping === null ? '点検・修繕の記録を保管する定めを規約に入れてください。' : null,
    ],
  );
}

export function checkInformation({ facts }: Case): Finding {
  if (!facts.bylaws) return unknown('管理規約を登録してください。');
  const { informationOnRequest } = facts.bylaws;
  return foundBy(
    [informationOnRequest].filter((article) => article !== null),
    [
      informationOnRequest === null
        ? '求めに応じて財務・管理の情報を書面などで交付する定めを規約に入れてください。'
        : null,
    ],
  );
}

export function checkLists({ facts, on }: Case): Finding {
  const found = [
    withinAYear('組合員名簿の更新', facts.ownersListOn, on),
    withinAYear('居住者名簿の更新', facts.residentsListOn, on),
  ];
  const state = (['unmet', 'unknown'] as const).find((some) =>
    found.some((finding) => finding.state === some),
  );
  return {
    state: state ?? 'met',
    evidence: found.flatMap(({ evidence }) => evidence),
    missing: found.flatMap(({ missing }) => missing),
  };
}

export function checkLocalGuideline({ facts }: Case): Finding {
  if (!facts.localGuideline) {
    return unknown('市区町村の管理適正化指針に合っているかを、窓口で確かめてください。');
  }
  const { isMet, note } = facts.localGuideline;
  return foundBy([note], [isMet ? null : '市区町村の指針に合わない点を直してください。']);
}

function appointment(
  role: string,
  found: { readonly appointedOn: IsoDate; readonly minutes: string } | null,
  on: IsoDate,
): Finding {
  if (!found) return unknown(`${role}を選任した総会などの議事録を登録してください。`);
  const isLater = found.appointedOn > on;
  return foundBy(
    [`${found.minutes}（${formatPlainDate(found.appointedOn)}選任）`],
    [isLater ? `${role}の選任が申請の日より後です。` : null],
  );
}

/** A day counts for a year, the same day of the next year included. */
function withinAYear(what: string, day: IsoDate | null, on: IsoDate): Finding {
  if (day === null) return unknown(`${what}の日付を登録してください。`);
  const isWithin = day >= yearsBefore(on, 1) && day <= on;
  return foundBy(
    [`${what}：${formatPlainDate(day)}`],
    [isWithin ? null : `${what}が、申請の日までの1年間にありません。`],
  );
}
