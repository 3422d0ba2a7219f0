import type { Hono } from 'hono';
import * as contract from '#contract/board-minutes.ts';
import { isRemarked } from '#domain/board-meetings/board-checks.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  addVersion,
  renderMinutes,
  saveChecked,
  saveReopened,
  saveTexts,
  stateOf,
} from '#server/features/minutes/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { newId } from '#server/outside/new-id.ts';
import { finishMeeting, reopenMeeting } from './finish-meeting.ts';
import { loadBoardMinutes, viewBoardMinutes } from './load-board-minutes.ts';

const overtaken =
  'ほかの方が先に保存したか、状態が変わりました。画面を読み直してから、もう一度お試しください。';

/** 理事会の当日と議事録 */
export function boardMinutesRoutes(app: Hono<Env>): void {
  handle(app, contract.getBoardMinutes, async ({ db, scope, input, today }) =>
    viewBoardMinutes(await loadBoardMinutes(db, scope, { ...input, today })),
  );

  handle(app, contract.saveBoardMinutes, async ({ db, scope, input, now, today }) => {
    const { meetingId, revision, record: texts } = input;
    const { versions, evening } = await loadBoardMinutes(db, scope, { meetingId, today });
    const [latest] = versions;
    if (latest && stateOf(latest) !== 'draft') {
      throw new Refusal(
        'conflict',
        'この議事録は確かめ済みです。直すときは、下書きに戻してください。',
      );
    }
    if (!evening.rules.hasProxies.value && Object.values(texts.presence).includes('proxy')) {
      const { place } = evening.rules.hasProxies.article;
      throw new Refusal('invalid_input', `代理人の出席は、規約で認めていません（${place}）。`);
    }
    const first = { id: newId(now.getTime()), version: 1, reason: '' };
    const isSaved = latest
      ? await saveTexts(db, scope, { id: latest.id, revision, texts, now })
      : revision === 0 && (await addVersion(db, scope, { ...first, meetingId, texts, now }));
    if (!isSaved) throw new Refusal('conflict', overtaken);
    return viewBoardMinutes(await loadBoardMinutes(db, scope, { meetingId, today }));
  });

  changingRoutes(app);
  minutesPdf(app);
}

function changingRoutes(app: Hono<Env>): void {
  handle(app, contract.checkBoardMinutes, async ({ db, scope, input, now, today }) => {
    const { meetingId, revision } = input;
    const loaded = await loadBoardMinutes(db, scope, { meetingId, today });
    const { versions, checks, paper, record, meeting } = loaded;
    const [latest] = versions;
    if (!latest) throw new Refusal('conflict', '先に、出欠と決めたことを書いてください。');
    if (meeting.heldOn > today) {
      throw new Refusal('conflict', 'まだ開いていない理事会の議事録は、確かめ済みにできません。');
    }
    const open = checks.filter((it) => !isRemarked(it, record.remarks));
    if (open.length > 0) {
      const names = open.map(({ name }) => `「${name}」`).join('');
      throw new Refusal('conflict', `${names}を、先に解決してください。`);
    }
    if (!(await saveChecked(db, scope, { id: latest.id, revision, paper, now }))) {
      throw new Refusal('conflict', overtaken);
    }
    await finishMeeting(db, scope, { loaded, now });
    return viewBoardMinutes(await loadBoardMinutes(db, scope, { meetingId, today }));
  });

  handle(app, contract.reopenBoardMinutes, async ({ db, scope, input: { meetingId }, today }) => {
    const { versions } = await loadBoardMinutes(db, scope, { meetingId, today });
    const [latest] = versions;
    if (!latest || !(await saveReopened(db, scope, latest.id))) {
      throw new Refusal('conflict', '下書きに戻せるのは、確かめてから署名するまでです。');
    }
    await reopenMeeting(db, scope, { meetingId, isFirst: latest.version === 1 });
    return viewBoardMinutes(await loadBoardMinutes(db, scope, { meetingId, today }));
  });

  handle(app, contract.correctBoardMinutes, async ({ db, scope, input, now, today }) => {
    const { meetingId, reason } = input;
    const { versions } = await loadBoardMinutes(db, scope, { meetingId, today });
    const [latest] = versions;
    if (!latest || stateOf(latest) !== 'signed') {
      throw new Refusal('conflict', '訂正は、署名済みの議事録についてできます。');
    }
    const { version, texts } = latest;
    const next = { id: newId(now.getTime()), meetingId, version: version + 1, reason, texts, now };
    if (!(await addVersion(db, scope, next))) throw new Refusal('conflict', overtaken);
    return viewBoardMinutes(await loadBoardMinutes(db, scope, { meetingId, today }));
  });
}

function minutesPdf(app: Hono<Env>): void {
  handleFile(app, contract.getBoardMinutesPdf, {
    load: async ({ db, scope, input: { meetingId, version }, today }) => {
      const loaded = await loadBoardMinutes(db, scope, { meetingId, today });
      const stored = loaded.versions.find((it) => it.version === Number(version));
      const isLatest = stored !== undefined && stored === loaded.versions[0];
      const paper = stored?.paper ?? (isLatest ? loaded.paper : undefined);
      if (!stored || !paper) throw new Refusal('not_found', 'この議事録は見つかりません。');
      return { meeting: loaded.meeting, stored, paper, today };
    },
    make: ({ meeting, ...printed }) =>
      renderMinutes({ meeting, ...printed, name: `${meeting.title}_${meeting.heldOn}` }),
  });
}
