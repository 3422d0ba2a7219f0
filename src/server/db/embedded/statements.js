import { messages, protocol } from '@electric-sql/pglite';

// Plain JavaScript, like the engine it belongs to.

/** @typedef {import('#server/db/session.ts').RawResult} RawResult */
/** @typedef {{ name: string, fields: RawResult['fields'] }} Prepared */

/** The product has some three hundred statements of its own; more would only hold memory. */
const mostKept = 400;

/** What leaves every prepared statement's result as it was. */
const harmless = new Set(
  'BEGIN SET CHECKPOINT VACUUM ANALYZE SELECT INSERT UPDATE DELETE MERGE'.split(' '),
);

const worthKeeping = /^\s*(?:select|insert|update|delete|merge|with)\b/i;

const { parse, describe, bind, execute, sync, close } = protocol.serialize;

/** What is prepared, and under which name. */
class KnownStatements {
  /** @type {Map<string, Prepared>} The least recently used first. */
  #known = new Map();
  /** @type {string[]} What the engine holds for nothing. */
  #stale = [];
  #isShapeChanged = false;

  /** @param {string} text */
  find(text) {
    return this.#known.get(text);
  }

  /**
   * @param {string} text
   * @param {Prepared} prepared
   */
  keep(text, prepared) {
    this.#known.delete(text);
    this.#known.set(text, prepared);
    const [oldest] = this.#known;
    if (this.#known.size > mostKept && oldest !== undefined) this.drop(oldest[0], oldest[1].name);
  }

  /**
   * @param {string} text
   * @param {string} name
   */
  drop(text, name) {
    this.#known.delete(text);
    this.#stale.push(name);
  }

  /** Names to be closed with whatever is sent next. */
  takeStale() {
    return this.#stale.splice(0);
  }

  /**
   * After a table was changed, what is remembered of results may be wrong, and again after that is undone.
   * @param {string} command
   */
  note(command) {
    const isEnd = command === 'COMMIT' || command === 'ROLLBACK';
    const isChange = !isEnd && !harmless.has(command);
    if (isChange || (this.#isShapeChanged && command === 'ROLLBACK')) {
      for (const [text, { name }] of this.#known) this.drop(text, name);
    }
    this.#isShapeChanged = isChange || (this.#isShapeChanged && !isEnd);
  }
}

/**
 * PGlite's own query() takes six turns of the engine and reads the statement anew each time. Here a statement
 * is read once and later only carried out, in one turn: some five times faster.
 * @param {import('@electric-sql/pglite').PGlite} pglite
 */
export function createStatements(pglite) {
  const statements = new KnownStatements();
  let count = 0;

  /**
   * @param {string} text
   * @param {(string | null)[]} values
   */
  async function prepare(text, values) {
    const isKept = worthKeeping.test(text);
    const name = isKept ? `kept_${(count += 1)}` : '';
    const requests = statements.takeStale().map((old) => close({ type: 'S', name: old }));
    requests.push(parse({ name, text }), describe({ type: 'S', name }));
    requests.push(bind({ statement: name, values }), execute({}), sync());
    try {
      const result = await send(pglite, requests);
      if (isKept) statements.keep(text, { name, fields: result.fields });
      statements.note(result.command);
      return result;
    } catch (error) {
      // The statement may have been understood, and only its values refused.
      if (isKept) statements.drop(text, name);
      throw error;
    }
  }

  /**
   * @param {string} text
   * @param {Prepared} prepared
   * @param {(string | null)[]} values
   */
  async function repeat(text, { name, fields }, values) {
    try {
      const result = await send(pglite, [bind({ statement: name, values }), execute({}), sync()]);
      statements.keep(text, { name, fields });
      return { ...result, fields };
    } catch (error) {
      statements.drop(text, name);
      throw error;
    }
  }

  return {
    /**
     * @param {string} text
     * @param {readonly (string | null)[]} params
     * @returns {Promise<RawResult>}
     */
    run: (text, params) =>
      pglite.runExclusive(async () => {
        const prepared = statements.find(text);
        const values = [...params];
        return prepared === undefined ? prepare(text, values) : repeat(text, prepared, values);
      }),
    /** @param {string} command What was carried out beside these statements. */
    note: (command) => statements.note(command),
  };
}

/**
 * @param {import('@electric-sql/pglite').PGlite} pglite
 * @param {Uint8Array[]} requests
 */
async function send(pglite, requests) {
  return readReplies(await pglite.execProtocolStream(joined(requests), { syncToFs: false }));
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * @param {Awaited<ReturnType<import('@electric-sql/pglite').PGlite['execProtocolStream']>>} replies
 * @returns {RawResult}
 */
function readReplies(replies) {
  /** @type {RawResult['fields']} */
  let fields = [];
  /** @type {(string | null)[][]} */
  const rows = [];
  let tag = '';
  for (const reply of replies) {
    if (reply instanceof messages.RowDescriptionMessage) {
      fields = reply.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    } else if (reply instanceof messages.DataRowMessage) rows.push(reply.fields);
    else if (reply instanceof messages.CommandCompleteMessage) tag = reply.text;
  }
  const [command = ''] = tag.split(' ');
  return { fields, rows, rowCount: Number(/\d+$/.exec(tag)?.[0] ?? 0), command };
}
