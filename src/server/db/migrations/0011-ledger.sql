-- 帳簿: an append-only journal. A posting is one signed integer, debit positive; requests read, and write through
-- the functions below alone.

-- Copies of a demonstration that had no books cannot be carried over: they go, as they would within a day.
delete from association where kind in ('template', 'copy');

alter table fund drop constraint fund_code_check;
alter table fund add constraint fund_code_check check (code ~ '^[a-z][a-z0-9-]{0,30}$');
alter table fund add column position int not null default 0;
alter table fund add column is_pass_through boolean not null default false;

-- 勘定科目
create table account (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  code text not null check (code ~ '^[1-6][0-9]{3}(-[0-9]{2})?$'),
  name text not null,
  kind text not null check (kind in ('asset', 'liability', 'net', 'income', 'expense')),
  role text not null default '' check (role in
    ('', 'cash', 'bank', 'receivable', 'prepaid', 'advance', 'payable', 'suspense', 'interfund', 'transfer')),
  is_retired boolean not null default false,
  primary key (association_id, id),
  unique (association_id, code)
);

-- 取引先
create table counterparty (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('company', 'person', 'public', 'officer', 'staff')),
  -- 適格請求書発行事業者の登録番号
  invoice_number text not null default '',
  is_retired boolean not null default false,
  primary key (association_id, id)
);

create table fiscal_year (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  -- The highest number given to an entry; only the door counts.
  last_number int not null default 0,
  primary key (association_id, id),
  unique (association_id, starts_on)
);

-- 締め: a log. The books are closed until the later of the last month's close and the last year that is approved.
create table books_lock (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number int not null check (number > 0),
  locked_until date not null,
  -- Approved by the general meeting: it can no longer be moved back.
  is_final boolean not null default false,
  reason text not null,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text not null check (approved_as <> asked_as),
  approved_by uuid not null references app_user,
  approved_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, number)
);

-- 締めの依頼: what one asked for and another has not decided yet; at most one at a time.
create table lock_request (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  locked_until date not null,
  is_final boolean not null default false,
  reason text not null,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id)
);

-- 仕訳
create table journal_entry (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  number int not null check (number > 0),
  posted_on date not null,
  origin text not null check (origin in
    ('manual', 'payment', 'receipt', 'billing', 'accrual', 'opening', 'reversal')),
  -- 'billing:2026-04', or the id that the browser made: a repeat finds its entry.
  source_key text not null,
  content_md5 text not null,
  summary text not null,
  -- Why it was reversed or entered late.
  reason text not null default '',
  reverses_id uuid,
  entered_as text not null,
  entered_by uuid references app_user,
  recorded_at timestamptz not null default now(),
  primary key (association_id, id),
  unique (association_id, id, posted_on),
  unique (association_id, fiscal_year_id, number),
  unique (association_id, source_key),
  unique (association_id, reverses_id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade,
  foreign key (association_id, reverses_id) references journal_entry (association_id, id) on delete cascade
);

-- 仕訳の行
create table posting (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  -- The entry's, held equal by the foreign key.
  posted_on date not null,
  fund_id uuid not null,
  account_id uuid not null,
  amount_yen bigint not null check (amount_yen <> 0 and abs(amount_yen) <= 999999999999),
  counterparty_id uuid,
  primary key (association_id, id),
  foreign key (association_id, entry_id, posted_on)
    references journal_entry (association_id, id, posted_on) on delete cascade
  -- What else it names is looked up once for a statement: three foreign keys took most of a visitor's first write.
);
create index posting_entry on posting (association_id, entry_id);
create index posting_report on posting (association_id, posted_on) include (fund_id, account_id, amount_yen);
create index posting_ledger on posting (association_id, fund_id, account_id, posted_on, entry_id) include (amount_yen);

-- What every account of a fund began a year with, written once when the year before is closed for good.
create table year_opening (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  fiscal_year_id uuid not null,
  fund_id uuid not null,
  account_id uuid not null,
  amount_yen bigint not null,
  primary key (association_id, id),
  unique (association_id, fiscal_year_id, fund_id, account_id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade,
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, account_id) references account on delete cascade
);

-- 過年度の決算: years before the journal, as they were settled.
create table past_year (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fund_id uuid not null,
  fiscal_year int not null,
  opening_yen bigint not null,
  primary key (association_id, id),
  unique (association_id, fund_id, fiscal_year),
  foreign key (association_id, fund_id) references fund on delete cascade
);
create table past_year_line (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  past_year_id uuid not null,
  account_id uuid not null,
  budget_yen bigint not null,
  actual_yen bigint not null,
  primary key (association_id, id),
  unique (association_id, past_year_id, account_id),
  foreign key (association_id, past_year_id) references past_year on delete cascade,
  foreign key (association_id, account_id) references account on delete cascade
);

-- 予算: version 0 as first voted, then 補正; each is whole, and the latest that was decided counts.
create table budget (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  version int not null check (version >= 0),
  note text not null default '',
  -- The general meeting's day; a draft has none.
  decided_on date,
  primary key (association_id, id),
  unique (association_id, fiscal_year_id, version),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade
);
create table budget_line (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  budget_id uuid not null,
  fund_id uuid not null,
  account_id uuid not null,
  amount_yen bigint not null check (amount_yen >= 0 and amount_yen <= 999999999999),
  -- 戸数 × 単価 × 月, as it is printed.
  formula text not null default '',
  primary key (association_id, id),
  unique (association_id, budget_id, fund_id, account_id),
  foreign key (association_id, budget_id) references budget on delete cascade,
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, account_id) references account on delete cascade
);

-- A bank account is an account of the ledger; what it holds is what is posted to it.
alter table bank_account add column account_id uuid not null;
alter table bank_account add column last_digits text not null default '';
alter table bank_account add foreign key (association_id, account_id) references account on delete cascade;
create index bank_account_account on bank_account (association_id, account_id);
alter table bank_account drop column balance_yen, drop column as_of;

drop table fund_line;
drop table fund_year;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['account', 'counterparty', 'fiscal_year', 'books_lock', 'lock_request', 'journal_entry',
    'posting', 'year_opening', 'past_year', 'past_year_line', 'budget', 'budget_line']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    -- A fresh copy is in no statistics: with them the planner would expect a single row of it, without them a share.
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
  end loop;
end $$;
grant select on fiscal_year, books_lock, journal_entry, posting, year_opening, past_year, past_year_line to sumiwa_app;
grant select, insert, update on account, counterparty to sumiwa_app;
grant select, insert, update, delete on budget, budget_line to sumiwa_app;
grant select, insert, delete on lock_request to sumiwa_app;

-- Whoever writes: each statement balances in each fund of each entry, so each entry always does.
create function keep_balanced() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  if exists (select from fresh group by association_id, entry_id, fund_id having sum(amount_yen) <> 0) then
    raise exception 'postings of a fund do not balance' using errcode = 'SL002';
  end if;
  if exists (
    select from (select distinct association_id, fund_id, account_id, counterparty_id from fresh) p
     where not exists (select from fund f where f.association_id = p.association_id and f.id = p.fund_id)
        or not exists (select from account a where a.association_id = p.association_id and a.id = p.account_id)
        or p.counterparty_id is not null and not exists (
             select from counterparty c where c.association_id = p.association_id and c.id = p.counterparty_id)
  ) then
    raise exception 'a posting names what the association does not have' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger balanced after insert on posting referencing new table as fresh
  for each statement execute function keep_balanced();

-- Until when the books are closed. A month that is closed stays so while the year before it is approved.
-- A lock binds every later transaction; the one that writes it (a close, a visitor's copy) is free.
create function keep_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  if exists (
    select from (select association_id, min(posted_on) as first_day from fresh group by association_id) f
     where f.first_day <= greatest(
       (select l.locked_until from books_lock l
         where l.association_id = f.association_id and not l.is_final and l.xmin <> pg_current_xact_id()::xid
         order by l.number desc limit 1),
       (select max(l.locked_until) from books_lock l
         where l.association_id = f.association_id and l.is_final and l.xmin <> pg_current_xact_id()::xid))
  ) then
    raise exception 'the period is closed' using errcode = 'SL001';
  end if;
  return null;
end $$;
create trigger closed after insert on journal_entry referencing new table as fresh
  for each statement execute function keep_closed();

-- The door. The year's row orders writers: a repeat waits, and a rollback gives its numbers back.
create function post_entries(entries jsonb) returns table (entry_id uuid, entry_number int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  assoc uuid := nullif(current_setting('app.association_id', true), '')::uuid;
begin
  perform from fiscal_year y
    where y.association_id = assoc and exists (
      select from jsonb_to_recordset(entries) as e("postedOn" date) where e."postedOn" between y.starts_on and y.ends_on)
    order by y.id for update;
  if exists (
    select from jsonb_array_elements(entries) e
      join journal_entry j on j.association_id = assoc and j.source_key = e->>'key'
     where j.content_md5 <> md5((e - 'id')::text)
  ) then
    raise exception 'the key belongs to another entry' using errcode = 'SL003';
  end if;
  if exists (
    select from jsonb_array_elements(entries) e
     where jsonb_array_length(e->'postings') < 2 or not exists (
       select from fiscal_year y where y.association_id = assoc
          and (e->>'postedOn')::date between y.starts_on and y.ends_on)
  ) then
    raise exception 'an entry needs two postings and a fiscal year' using errcode = 'SL004';
  end if;
  with given as (
    select e.*, y.id as year_id, row_number() over (partition by y.id order by e."postedOn", e.ordinality) as nth
      from rows from (jsonb_to_recordset(entries) as (id uuid, key text, "postedOn" date, origin text, summary text,
        reason text, "reversesId" uuid, "enteredAs" text, "enteredBy" uuid)) with ordinality e
      join fiscal_year y on y.association_id = assoc and e."postedOn" between y.starts_on and y.ends_on
     where not exists (select from journal_entry j where j.association_id = assoc and j.source_key = e.key)
  ), counted as (
    update fiscal_year y set last_number = y.last_number + n.wanted
      from (select year_id, count(*)::int as wanted from given group by year_id) n
     where y.association_id = assoc and y.id = n.year_id
    returning y.id, y.last_number - n.wanted as before
  ), written as (
    insert into journal_entry (association_id, id, fiscal_year_id, number, posted_on, origin, source_key, content_md5,
        summary, reason, reverses_id, entered_as, entered_by)
    select assoc, g.id, g.year_id, c.before + g.nth, g."postedOn", g.origin, g.key,
        md5(((entries->(g.ordinality - 1)::int) - 'id')::text), g.summary, coalesce(g.reason, ''), g."reversesId",
        g."enteredAs", g."enteredBy"
      from given g join counted c on c.id = g.year_id
    returning id, posted_on
  )
  insert into posting (association_id, entry_id, posted_on, fund_id, account_id, amount_yen, counterparty_id)
  select assoc, w.id, w.posted_on, p."fundId", p."accountId", p."amountYen", p."counterpartyId"
    from written w
    join jsonb_array_elements(entries) e on (e->>'id')::uuid = w.id,
    jsonb_to_recordset(e->'postings') as p("fundId" uuid, "accountId" uuid, "amountYen" bigint, "counterpartyId" uuid);
  return query select j.id, j.number from journal_entry j
    where j.association_id = assoc and j.source_key in (select e->>'key' from jsonb_array_elements(entries) e)
    order by j.number;
end $$;
revoke execute on function post_entries from public;
grant execute on function post_entries to sumiwa_app;

-- 反対仕訳: takes the postings from the table with the sign turned; nobody types them.
create function reverse_entry(reversal jsonb) returns table (entry_id uuid, entry_number int)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  assoc uuid := nullif(current_setting('app.association_id', true), '')::uuid;
  turned jsonb;
begin
  if exists (select from journal_entry j where j.association_id = assoc and j.id = (reversal->>'reversesId')::uuid
              and j.origin = 'reversal') then
    raise exception 'a reversal is not reversed' using errcode = 'SL005';
  end if;
  if exists (select from journal_entry j where j.association_id = assoc
              and j.reverses_id = (reversal->>'reversesId')::uuid and j.source_key <> reversal->>'key') then
    raise exception 'the entry is reversed already' using errcode = 'SL006';
  end if;
  select jsonb_agg(jsonb_build_object('fundId', p.fund_id, 'accountId', p.account_id, 'amountYen', -p.amount_yen,
      'counterpartyId', p.counterparty_id) order by p.id)
    into turned from posting p where p.association_id = assoc and p.entry_id = (reversal->>'reversesId')::uuid;
  if turned is null then
    raise exception 'nothing to reverse' using errcode = 'SL007';
  end if;
  return query select * from post_entries(
    jsonb_build_array(reversal || jsonb_build_object('origin', 'reversal', 'postings', turned)));
end $$;
revoke execute on function reverse_entry from public;
grant execute on function reverse_entry to sumiwa_app;

-- 締める、開け直す、確定する. Takes the rows of all years first, so that no entry slips in beside it.
create function lock_books(wanted jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  assoc uuid := nullif(current_setting('app.association_id', true), '')::uuid;
  until date := (wanted->>'lockedUntil')::date;
  last_lock books_lock;
  closing fiscal_year;
  following uuid;
begin
  perform from fiscal_year y where y.association_id = assoc order by y.id for update;
  select * into last_lock from books_lock l where l.association_id = assoc order by l.number desc limit 1;
  if exists (select from books_lock l where l.association_id = assoc and l.is_final and l.locked_until > until) then
    raise exception 'a year that is approved stays closed' using errcode = 'SL008';
  end if;
  insert into books_lock (association_id, id, number, locked_until, is_final, reason, asked_as, asked_by, asked_at,
      approved_as, approved_by, approved_at)
  values (assoc, (wanted->>'id')::uuid, coalesce(last_lock.number, 0) + 1, until, (wanted->>'isFinal')::boolean,
      wanted->>'reason', wanted->>'askedAs', (wanted->>'askedBy')::uuid, (wanted->>'askedAt')::timestamptz,
      wanted->>'approvedAs', (wanted->>'approvedBy')::uuid, (wanted->>'approvedAt')::timestamptz);
  if not (wanted->>'isFinal')::boolean then
    return;
  end if;
  select * into closing from fiscal_year y where y.association_id = assoc and y.ends_on = until;
  select y.id into following from fiscal_year y where y.association_id = assoc and y.starts_on = until + 1;
  if closing.id is null or following is null then
    raise exception 'only a whole year with one after it is closed for good' using errcode = 'SL009';
  end if;
  insert into year_opening (association_id, fiscal_year_id, fund_id, account_id, amount_yen)
  select assoc, following, b.fund_id, a.id, sum(b.amount_yen)
    from (
      select o.fund_id, o.account_id, o.amount_yen from year_opening o
       where o.association_id = assoc and o.fiscal_year_id = closing.id
      union all
      select p.fund_id, p.account_id, p.amount_yen from posting p
       where p.association_id = assoc and p.posted_on <= until
         and (p.posted_on >= closing.starts_on or not exists (
           select from year_opening o where o.association_id = assoc and o.fiscal_year_id = closing.id))
    ) b
    join account was on was.association_id = assoc and was.id = b.account_id
    -- Income and expense begin again at nothing; what they came to is carried forward.
    join account a on a.association_id = assoc
     and case when was.kind in ('income', 'expense') then a.code = '3110' else a.id = was.id end
   group by b.fund_id, a.id
  having sum(b.amount_yen) <> 0;
end $$;
revoke execute on function lock_books from public;
grant execute on function lock_books to sumiwa_app;

-- The day until which nothing may be written.
create view books_held with (security_invoker = true) as
  select a.id as association_id, greatest(
           (select l.locked_until from books_lock l where l.association_id = a.id and not l.is_final
             order by l.number desc limit 1),
           (select max(l.locked_until) from books_lock l where l.association_id = a.id and l.is_final)) as locked_until
    from association a;

-- What is read: every fund in every year, those before the journal and those in it.
create view fund_year with (security_invoker = true) as
  select p.association_id, p.fund_id, p.fiscal_year, p.opening_yen, 'closed'::text as status,
         make_date(p.fiscal_year + 1, 3, 31) as booked_until
    from past_year p
  union all
  select y.association_id, f.id, extract(year from y.starts_on)::int,
         -(coalesce(snapshot.amount_yen, 0) + coalesce(since.amount_yen, 0)),
         case when final.until >= y.ends_on then 'closed' else 'running' end,
         least(y.ends_on, coalesce(booked.until, y.starts_on))
    from fiscal_year y
    join fund f on f.association_id = y.association_id
    left join lateral (
      select s.id, s.starts_on from fiscal_year s
       where s.association_id = y.association_id and s.starts_on <= y.starts_on
         and exists (select from year_opening o where o.association_id = s.association_id and o.fiscal_year_id = s.id)
       order by s.starts_on desc limit 1) known on true
    left join lateral (
      select sum(o.amount_yen)::bigint as amount_yen from year_opening o
        join account a on a.association_id = o.association_id and a.id = o.account_id and a.kind = 'net'
       where o.association_id = y.association_id and o.fiscal_year_id = known.id and o.fund_id = f.id) snapshot on true
    left join lateral (
      -- Whatever is posted to 正味財産 in a year belongs to its beginning: the opening entry of a new association.
      select sum(p.amount_yen)::bigint as amount_yen from posting p
        join account a on a.association_id = p.association_id and a.id = p.account_id
         and (a.kind = 'net' and p.posted_on <= y.ends_on
           or a.kind in ('income', 'expense') and p.posted_on < y.starts_on)
       where p.association_id = y.association_id and p.fund_id = f.id
         and p.posted_on >= coalesce(known.starts_on, '-infinity')) since on true
    left join lateral (
      select max(l.locked_until) as until from books_lock l
       where l.association_id = y.association_id and l.is_final) final on true
    left join lateral (
      select max(p.posted_on) as until from posting p
       where p.association_id = y.association_id and p.posted_on between y.starts_on and y.ends_on) booked on true
   where exists (select from posting p where p.association_id = y.association_id
                    and p.posted_on between y.starts_on and y.ends_on);

create view fund_line with (security_invoker = true) as
  select p.association_id, p.fund_id, p.fiscal_year, a.code as account_code, a.name as account_name, a.kind as side,
         l.budget_yen, l.actual_yen
    from past_year p
    join past_year_line l on l.association_id = p.association_id and l.past_year_id = p.id
    join account a on a.association_id = l.association_id and a.id = l.account_id
  union all
  select s.association_id, s.fund_id, s.fiscal_year, a.code, a.name, a.kind, s.budget_yen,
         case when a.kind = 'income' then -s.actual_yen else s.actual_yen end
    from (
      select association_id, fund_id, fiscal_year, account_id, sum(budget_yen)::bigint as budget_yen,
             sum(actual_yen)::bigint as actual_yen
        from (
          select p.association_id, p.fund_id, extract(year from y.starts_on)::int as fiscal_year, p.account_id,
                 0::bigint as budget_yen, p.amount_yen as actual_yen
            from fiscal_year y
            join posting p on p.association_id = y.association_id and p.posted_on between y.starts_on and y.ends_on
          union all
          select b.association_id, l.fund_id, extract(year from y.starts_on)::int, l.account_id, l.amount_yen, 0::bigint
            from fiscal_year y
            join lateral (
              select * from budget b where b.association_id = y.association_id and b.fiscal_year_id = y.id
                 and b.decided_on is not null order by b.version desc limit 1) b on true
            join budget_line l on l.association_id = b.association_id and l.budget_id = b.id
        ) parts
       group by association_id, fund_id, fiscal_year, account_id
    ) s
    -- With a limit it is asked once for each sum; else all postings might be added up again for each account.
    join lateral (
      select code, name, kind from account
       where association_id = s.association_id and id = s.account_id limit 1) a on a.kind in ('income', 'expense')
   where s.budget_yen <> 0 or s.actual_yen <> 0;

-- 預金の残高, by the books.
create view bank_balance with (security_invoker = true) as
  select b.association_id, b.id as bank_account_id, b.fund_id,
         coalesce(sum(p.amount_yen), 0)::bigint as balance_yen,
         (select max(l.posted_on) from posting l where l.association_id = b.association_id) as as_of
    from bank_account b
    left join lateral (
      select o.amount_yen from year_opening o
        join fiscal_year y on y.association_id = o.association_id and y.id = o.fiscal_year_id
       where o.association_id = b.association_id and o.account_id = b.account_id
         and y.starts_on = (select max(s.starts_on) from fiscal_year s where s.association_id = b.association_id
           and exists (select from year_opening n where n.association_id = s.association_id and n.fiscal_year_id = s.id))
      union all
      select q.amount_yen from posting q
       where q.association_id = b.association_id and q.account_id = b.account_id
         and q.posted_on >= coalesce((select max(s.starts_on) from fiscal_year s where s.association_id = b.association_id
           and exists (select from year_opening n where n.association_id = s.association_id and n.fiscal_year_id = s.id)),
           '-infinity')
    ) p on true
   group by b.association_id, b.id, b.fund_id;
grant select on books_held, fund_year, fund_line, bank_balance to sumiwa_app;
