-- ひな形、毎月の記帳、数年分の支払い, and what begins the books of an association that joins.

-- ひな形: a form half filled in. What its lines name is looked at again when it is booked.
create table entry_template (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  content jsonb not null,
  primary key (association_id, id),
  unique (association_id, name)
);

-- 毎月の記帳
create table entry_repeat (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  summary text not null,
  postings jsonb not null,
  day_of_month int not null check (day_of_month between 1 and 31),
  shift text not null check (shift in ('none', 'before', 'after')),
  every_months int not null check (every_months between 1 and 12),
  -- `2026-04`
  from_month text not null check (from_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  until_month text check (until_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  asks_amount boolean not null,
  primary key (association_id, id)
);

-- 今月は飛ばす: with a reason, and never silently.
create table repeat_skip (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  repeat_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  reason text not null check (reason <> ''),
  skipped_as text not null,
  skipped_by uuid not null references app_user,
  skipped_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, repeat_id, month),
  foreign key (association_id, repeat_id) references entry_repeat on delete cascade
);

-- 数年分の支払い: its months are entries with the keys `spread:<id>:<month>`.
create table payment_spread (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  fund_id uuid not null,
  prepaid_account_id uuid not null,
  expense_account_id uuid not null,
  counterparty_id uuid,
  paid_yen bigint not null check (paid_yen > 0 and paid_yen <= 999999999999),
  paid_on date not null,
  first_month text not null check (first_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  months int not null check (months between 2 and 600),
  booked_from text not null check (booked_from ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  stopped_after text check (stopped_after ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- Null where it was prepaid before the books began.
  entry_id uuid,
  primary key (association_id, id),
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, prepaid_account_id) references account on delete cascade,
  foreign key (association_id, expense_account_id) references account on delete cascade,
  foreign key (association_id, entry_id) references journal_entry (association_id, id) on delete cascade
);

-- 途中からの開始: what has been typed so far.
create table opening_draft (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  content jsonb not null,
  saved_as text not null,
  saved_by uuid not null references app_user,
  saved_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['entry_template', 'entry_repeat', 'repeat_skip', 'payment_spread', 'opening_draft']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
    execute format('grant select, insert, update, delete on %I to sumiwa_app', tenant_table);
  end loop;
end $$;
grant insert, update on fund to sumiwa_app;

-- Years and settled years of an association without books. Once anything is in the books it refuses.
create function open_books(wanted jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  assoc uuid := nullif(current_setting('app.association_id', true), '')::uuid;
begin
  perform from association a where a.id = assoc for update;
  if exists (select from journal_entry j where j.association_id = assoc) then
    raise exception 'the books are open already' using errcode = 'SL013';
  end if;
  insert into fiscal_year (association_id, id, starts_on, ends_on)
  select assoc, y.id, y."startsOn", y."endsOn"
    from jsonb_to_recordset(wanted->'years') as y(id uuid, "startsOn" date, "endsOn" date)
   where not exists (select from fiscal_year f where f.association_id = assoc and f.starts_on = y."startsOn");
  insert into past_year (association_id, id, fund_id, fiscal_year, opening_yen)
  select assoc, p.id, p."fundId", p."fiscalYear", p."openingYen"
    from jsonb_to_recordset(wanted->'pastYears')
      as p(id uuid, "fundId" uuid, "fiscalYear" int, "openingYen" bigint);
  insert into past_year_line (association_id, id, past_year_id, account_id, budget_yen, actual_yen)
  select assoc, gen_random_uuid(), p.id, l."accountId", 0, l."amountYen"
    from jsonb_to_recordset(wanted->'pastYears') as p(id uuid, lines jsonb),
      jsonb_to_recordset(p.lines) as l("accountId" uuid, "amountYen" bigint);
end $$;
revoke execute on function open_books from public;
grant execute on function open_books to sumiwa_app;

-- A demonstration without repeated entries cannot be carried over: it is built anew.
delete from association where kind in ('template', 'copy');
