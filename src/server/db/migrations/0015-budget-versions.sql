-- 書類の書き方: one row for an association that changed it.
create table paper_settings (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  column_order text not null check (column_order in ('budget-first', 'actual-first')),
  difference text not null check (difference in ('actual-less-budget', 'budget-less-actual')),
  basis text not null check (basis in ('accrual', 'cash')),
  dates text not null check (dates in ('era', 'western')),
  primary key (association_id, id),
  unique (association_id)
);

-- 備考 of a line of the settlement.
create table line_remark (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  fund_id uuid not null,
  account_id uuid not null,
  text text not null check (text <> ''),
  written_as text not null,
  written_by uuid references app_user,
  written_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, fiscal_year_id, fund_id, account_id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade,
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, account_id) references account on delete cascade
);

-- 当初予算, 補正予算 and 流用 as versions. One position asks for the decision, another writes it down; then it is frozen.
alter table budget add column kind text not null default 'first' check (kind in ('first', 'supplement', 'transfer'));
alter table budget add column reason text not null default '';
-- The day of the meeting that one asks to have written down.
alter table budget add column asked_day date;
alter table budget add column asked_as text;
alter table budget add column asked_by uuid references app_user;
alter table budget add column asked_at timestamptz;
alter table budget add column approved_as text check (approved_as <> asked_as);
alter table budget add column approved_by uuid references app_user;
alter table budget add column approved_at timestamptz;
alter table budget add constraint budget_asked check ((asked_day is null) = (asked_as is null));
-- At most one draft of a year at a time.
create unique index budget_one_draft on budget (association_id, fiscal_year_id) where decided_on is null;
alter table budget_line add column note text not null default '';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['paper_settings', 'line_remark']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
  end loop;
end $$;
grant select, insert, update on paper_settings to sumiwa_app;
grant select, insert, update, delete on line_remark to sumiwa_app;

-- A budget that was decided stays as it was decided, whoever writes; it goes only with its association.
create function keep_decided_budget() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$ begin
  if old.decided_on is not null and exists (select from association a where a.id = old.association_id) then
    raise exception 'the budget is decided' using errcode = 'SL012';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger decided before update or delete on budget
  for each row execute function keep_decided_budget();

create function keep_decided_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$ begin
  if exists (select from budget b where b.association_id = old.association_id and b.id = old.budget_id
              and b.decided_on is not null)
     and exists (select from association a where a.id = old.association_id) then
    raise exception 'the budget is decided' using errcode = 'SL012';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger decided before update or delete on budget_line
  for each row execute function keep_decided_lines();

-- The transaction that writes a decided budget (the demonstration, a visitor's copy) writes its lines with it.
create function keep_decided_whole() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$ begin
  if exists (
    select from (select distinct association_id, budget_id from fresh) l
      join budget b on b.association_id = l.association_id and b.id = l.budget_id
     where b.decided_on is not null and b.xmin <> pg_current_xact_id()::xid
  ) then
    raise exception 'the budget is decided' using errcode = 'SL012';
  end if;
  return null;
end $$;
create trigger whole after insert on budget_line referencing new table as fresh
  for each statement execute function keep_decided_whole();
create trigger moved after update on budget_line referencing new table as fresh
  for each statement execute function keep_decided_whole();

-- 備考 of a year that the general meeting approved is part of what it approved.
create function keep_approved_remarks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept line_remark := case when tg_op = 'INSERT' then new else old end;
begin
  if exists (
    select from fiscal_year y
      join books_lock l on l.association_id = y.association_id and l.is_final and l.locked_until >= y.ends_on
       and l.xmin <> pg_current_xact_id()::xid
     where y.association_id = kept.association_id and y.id = kept.fiscal_year_id)
     and exists (select from association a where a.id = kept.association_id) then
    raise exception 'the year is approved' using errcode = 'SL011';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger approved before insert or update or delete on line_remark
  for each row execute function keep_approved_remarks();
