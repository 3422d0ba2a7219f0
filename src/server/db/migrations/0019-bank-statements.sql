-- 入出金明細: what a bank says of an account, and which entry of the books each line belongs to. Nothing here is
-- changed or deleted, but for what is set aside.

-- 取込: a file is taken as a whole, or not at all.
create table statement_import (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  bank_account_id uuid not null,
  -- The key of the file in the file store.
  sha256 text not null,
  file_name text not null,
  byte_size int not null,
  format text not null,
  starts_on date not null,
  ends_on date not null,
  closing_yen bigint,
  line_count int not null,
  new_count int not null,
  -- What was missing before the file, as the person was told.
  gap_from date,
  gap_until date,
  taken_as text not null,
  taken_by uuid not null references app_user,
  taken_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, bank_account_id, sha256),
  foreign key (association_id, bank_account_id) references bank_account on delete cascade
);

-- 入出金明細の1行. The same by account, day, sum, and the how manieth of that sum on that day.
create table statement_line (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  import_id uuid not null,
  bank_account_id uuid not null,
  held_on date not null,
  -- Among the lines of a day.
  place int not null,
  nth int not null check (nth > 0),
  amount_yen bigint not null check (amount_yen <> 0 and abs(amount_yen) <= 999999999999),
  balance_yen bigint,
  kind text not null,
  line_text text not null,
  payer_key text not null,
  primary key (association_id, id),
  unique (association_id, bank_account_id, held_on, amount_yen, nth),
  foreign key (association_id, import_id) references statement_import on delete cascade
);
create index statement_line_key on statement_line (association_id, payer_key);

-- 照合: this much of a line is that entry. Done when the matches that were not undone come to the line.
create table statement_match (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  line_id uuid not null,
  entry_id uuid not null,
  amount_yen bigint not null check (amount_yen <> 0),
  -- The entry was made for the line, and is turned back with the match.
  is_booked_here boolean not null,
  -- Whether the next line of this name shall be proposed in the same way.
  teaches boolean not null,
  score int not null,
  reason text not null,
  matched_as text not null,
  matched_by uuid not null references app_user,
  matched_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, line_id) references statement_line on delete cascade,
  foreign key (association_id, entry_id) references journal_entry on delete cascade
);
create index statement_match_line on statement_match (association_id, line_id);
create index statement_match_entry on statement_match (association_id, entry_id);

create table statement_match_undo (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  match_id uuid not null,
  undone_as text not null,
  undone_by uuid not null references app_user,
  undone_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, match_id),
  foreign key (association_id, match_id) references statement_match on delete cascade
);

-- 後で見る: a line that waits for an answer. It stays open.
create table statement_line_aside (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  line_id uuid not null,
  note text not null,
  primary key (association_id, id),
  unique (association_id, line_id),
  foreign key (association_id, line_id) references statement_line on delete cascade
);

-- Which heading says what, as the treasurer confirmed it for an account.
create table statement_columns (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  bank_account_id uuid not null,
  headings text not null,
  columns jsonb not null,
  primary key (association_id, id),
  unique (association_id, bank_account_id, headings),
  foreign key (association_id, bank_account_id) references bank_account on delete cascade
);

-- 覚えたことを使わない: what was confirmed of a name before this moment is no longer proposed.
create table payer_rule_refusal (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  payer_key text not null,
  is_incoming boolean not null,
  refused_as text not null,
  refused_by uuid not null references app_user,
  refused_at timestamptz not null,
  primary key (association_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['statement_import', 'statement_line', 'statement_match', 'statement_match_undo',
    'statement_line_aside', 'statement_columns', 'payer_rule_refusal']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
  end loop;
end $$;
grant select, insert on statement_import, statement_line, statement_match, statement_match_undo, payer_rule_refusal
  to sumiwa_app;
grant select, insert, update, delete on statement_line_aside to sumiwa_app;
grant select, insert, update on statement_columns to sumiwa_app;

-- What is matched now, by line and entry.
create view match_held with (security_invoker = true) as
  select m.association_id, m.id, m.line_id, m.entry_id, m.amount_yen, m.is_booked_here, m.teaches, m.reason, m.matched_at
    from statement_match m
   where not exists (select from statement_match_undo u
     where u.association_id = m.association_id and u.match_id = m.id)
     -- An entry that was turned back in the journal leaves its line open again.
     and not exists (select from journal_entry r
     where r.association_id = m.association_id and r.reverses_id = m.entry_id);
grant select on match_held to sumiwa_app;
