import type { Hono } from 'hono';
import * as contract from '#contract/minutes.ts';
import { checkAfter } from '#domain/minutes/after/check-after.ts';
import { blocking } from '#domain/minutes/check-minutes.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { newId } from '#server/outside/new-id.ts';
import { loadAfter } from './load-after.ts';
import { type LoadedMinutes, loadMinutes, stateOf, viewMinutes } from './load-minutes.ts';
import {
  addVersion,
  listMinuted,
  type MinutesReader,
  type StoredMinutes,
  saveChecked,
  saveReopened,
  saveTexts,
} from './minutes-store.ts';
import { meetingNotesRoutes } from './notes-routes.ts';
import { renderMinutes } from './render-minutes.ts';
import { refuseUnderWay } from './signing-routes.ts';

const overtaken =
  'ほかの方が先に保存したか、状態が変わりました。画面を読み直してから、もう一度お試しください。';

/** 総会の議事録 */
export function minutesRoutes(app: Hono<Env>): void {
  handle(app, contract.listMinutesMeetings, async ({ db, scope }) => ({
    meetings: await listMinuted(db, scope),
  }));

  handle(app, contract.getMinutes, async ({ db, scope, input }) =>
    viewMinutes(await loadMinutes(db, scope, input.meetingId)),
  );

  handle(app, contract.getAfterMeeting, async ({ db, scope, input: { meetingId } }) => {
    const { draft } = await loadMinutes(db, scope, meetingId);
    if (!draft) return { checks: [] };
    return { checks: checkAfter(await loadAfter(db, scope, { meetingId, record: draft.record })) };
  });

  handle(app, contract.saveMinutes, async ({ db, scope, input, now }) => {
    const { meetingId, revision, texts } = input;
    const { latest } = await drafted(db, scope, meetingId);
    if (latest && stateOf(latest) !== 'draft') {
      throw new Refusal(
        'conflict',
        'この議事録は確かめ済みです。直すときは、下書きに戻してください。',
      );
    }
    const isSaved = latest
      ? await saveTexts(db, scope, { id: latest.id, revision, texts, now })
      : revision === 0 &&
        (await addVersion(db, scope, { ...firstVersion(now), meetingId, texts, now }));
    if (!isSaved) throw new Refusal('conflict', overtaken);
    return viewMinutes(await loadMinutes(db, scope, meetingId));
  });

  changingRoutes(app);
  meetingNotesRoutes(app);
  minutesPdf(app);
}

const firstVersion = (now: Date) => ({ id: newId(now.getTime()), version: 1, reason: '' });

function changingRoutes(app: Hono<Env>): void {
  handle(app, contract.checkMinutesDraft, async ({ db, scope, input, now }) => {
    const { meetingId, revision } = input;
    const { latest, draft } = await drafted(db, scope, meetingId);
    if (!latest) throw new Refusal('conflict', '先に、議事録を下書きしてください。');
    const open = blocking(draft.checks, latest.texts.remarks);
    if (open.length > 0) {
      const names = open.map(({ name }) => `「${name}」`).join('');
      throw new Refusal('conflict', `${names}を、先に解決してください。`);
    }
    const { id } = latest;
    if (!(await saveChecked(db, scope, { id, revision, paper: draft.paper, now }))) {
      throw new Refusal('conflict', overtaken);
    }
    return viewMinutes(await loadMinutes(db, scope, meetingId));
  });

  handle(app, contract.reopenMinutes, async ({ db, scope, input: { meetingId } }) => {
    const { latest } = await drafted(db, scope, meetingId);
    if (latest) await refuseUnderWay(db, scope, latest.id);
    if (!latest || !(await saveReopened(db, scope, latest.id))) {
      throw new Refusal('conflict', '下書きに戻せるのは、確かめてから署名するまでです。');
    }
    return viewMinutes(await loadMinutes(db, scope, meetingId));
  });

  handle(app, contract.correctMinutes, async ({ db, scope, input, now }) => {
    const { meetingId, reason } = input;
    const { latest } = await drafted(db, scope, meetingId);
    if (!latest || stateOf(latest) !== 'signed') {
      throw new Refusal('conflict', '訂正は、署名済みの議事録についてできます。');
    }
    const id = newId(now.getTime());
    const { version, texts } = latest;
    const next = { id, meetingId, version: version + 1, reason, texts, now };
    if (!(await addVersion(db, scope, next))) throw new Refusal('conflict', overtaken);
    return viewMinutes(await loadMinutes(db, scope, meetingId));
  });
}

type Drafted = {
  readonly loaded: LoadedMinutes;
  readonly draft: NonNullable<LoadedMinutes['draft']>;
  readonly latest: StoredMinutes | undefined;
};

async function drafted(db: Db, reader: MinutesReader, meetingId: string): Promise<Drafted> {
  const loaded = await loadMinutes(db, reader, meetingId);
  if (!loaded.draft) {
    throw new Refusal('conflict', '先に、総会の結果を2人で確かめて、確定してください。');
  }
  return { loaded, draft: loaded.draft, latest: loaded.versions[0] };
}

function minutesPdf(app: Hono<Env>): void {
  handleFile(app, contract.getMinutesPdf, {
    load: async ({ db, scope, input: { meetingId, version }, today }) => {
      const { meeting, versions, draft } = await loadMinutes(db, scope, meetingId);
      const stored = versions.find((it) => it.version === Number(version));
      const isLatest = stored !== undefined && stored === versions[0];
      const paper = stored?.paper ?? (isLatest ? draft?.paper : undefined);
      if (!stored || !paper) throw new Refusal('not_found', 'この議事録は見つかりません。');
      return { meeting, stored, paper, today };
    },
    make: renderMinutes,
  });
}
