-- 請求、入金、滞納: who owes what, beside the books that hold the sums. A charge and an allocation count while the
-- entry that booked them is not turned back.

-- The demonstration and its copies are made anew, with charges of their own; arrears come from them alone.
delete from association where kind in ('template', 'copy');
drop table arrears;

-- 費目 of the 料金表; `place` is the order in which payments are used.
create table billing_item (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  place int not null,
  name text not null,
  basis text not null check (basis in ('area', 'share', 'contract', 'flat')),
  proration text not null check (proration in ('whole', 'days', 'from-next')),
  round_to_yen int not null check (round_to_yen > 0),
  fund_id uuid not null,
  income_account_id uuid not null,
  receivable_account_id uuid not null,
  advance_account_id uuid not null,
  primary key (association_id, id),
  unique (association_id, place),
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, income_account_id) references account on delete cascade,
  foreign key (association_id, receivable_account_id) references account on delete cascade,
  foreign key (association_id, advance_account_id) references account on delete cascade
);

-- 単価: in hundredths of a yen, from a month on.
create table tariff_rate (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  item_id uuid not null,
  kind text not null,
  from_month text not null check (from_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  sen bigint not null check (sen >= 0),
  primary key (association_id, id),
  unique (association_id, item_id, kind, from_month),
  foreign key (association_id, item_id) references billing_item on delete cascade
);

-- 使用契約
create table dwelling_contract (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  item_id uuid not null,
  kind text not null,
  label text not null,
  count int not null check (count > 0),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, item_id) references billing_item on delete cascade
);

-- 一時の請求、減額: comes into the run of its month, and may go again until then.
create table extra_charge (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  item_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  amount_yen bigint not null check (amount_yen <> 0),
  reason text not null,
  added_as text not null,
  added_by uuid not null references app_user,
  added_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, item_id) references billing_item on delete cascade
);

create table billing_setting (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  due_day int not null check (due_day between 1 and 31),
  due_months_before int not null check (due_months_before between 0 and 2),
  -- 充当の順序, as the board fixed it.
  allocation_order text not null check (allocation_order in ('month', 'item')),
  -- 遅延損害金, in hundredths of a percent a year.
  late_rate int not null check (late_rate between 0 and 10000),
  primary key (association_id, id),
  unique (association_id)
);

-- 月の請求
create table billing_run (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  entry_id uuid not null,
  run_as text not null,
  run_by uuid not null references app_user,
  run_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, entry_id) references journal_entry on delete cascade
);
create index billing_run_month on billing_run (association_id, month);

-- 請求明細
create table charge (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  dwelling_id uuid not null,
  item_id uuid not null,
  month text not null,
  amount_yen bigint not null check (amount_yen <> 0),
  due_on date not null,
  primary key (association_id, id),
  foreign key (association_id, entry_id) references journal_entry on delete cascade,
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, item_id) references billing_item on delete cascade
);
create index charge_dwelling on charge (association_id, dwelling_id, item_id, month);
create index charge_entry on charge (association_id, entry_id);

-- 入金
create table receipt (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  entry_id uuid not null,
  dwelling_id uuid not null,
  received_on date not null,
  amount_yen bigint not null check (amount_yen > 0 and amount_yen <= 999999999999),
  way text not null check (way in ('debit', 'transfer', 'cash')),
  -- Where the money lies.
  account_id uuid not null,
  payer text not null default '',
  taken_as text not null,
  taken_by uuid not null references app_user,
  taken_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, entry_id) references journal_entry on delete cascade,
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, account_id) references account on delete cascade
);
create index receipt_dwelling on receipt (association_id, dwelling_id, received_on);
create index receipt_entry on receipt (association_id, entry_id);

-- 充当: by the receipt's own entry, or by the run that used what was left of it.
create table allocation (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  receipt_id uuid not null,
  entry_id uuid not null,
  item_id uuid not null,
  month text not null,
  amount_yen bigint not null check (amount_yen > 0),
  -- Booked as 前受金, for the month was not billed yet.
  is_ahead boolean not null,
  primary key (association_id, id),
  foreign key (association_id, receipt_id) references receipt on delete cascade,
  foreign key (association_id, entry_id) references journal_entry on delete cascade,
  foreign key (association_id, item_id) references billing_item on delete cascade
);
create index allocation_receipt on allocation (association_id, receipt_id);
create index allocation_entry on allocation (association_id, entry_id);

-- Who of the members is which person of the register: an owner reads the own bill by it.
create table member_person (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  person_id uuid not null,
  primary key (association_id, id),
  unique (association_id, user_id, person_id),
  foreign key (association_id, person_id) references person on delete cascade
);

-- 前の区分所有者: what fell due in their time is owed by them and by who came after them.
create table former_ownership (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  person_id uuid not null,
  since date not null,
  until date not null check (until > since),
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['billing_item', 'tariff_rate', 'dwelling_contract', 'extra_charge',
    'billing_setting', 'billing_run', 'charge', 'receipt', 'allocation', 'member_person', 'former_ownership']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
  end loop;
end $$;
grant select, insert on billing_run, charge, receipt, allocation, former_ownership to sumiwa_app;
grant select, insert, update on billing_item, tariff_rate, dwelling_contract, billing_setting to sumiwa_app;
grant select, insert, delete on extra_charge to sumiwa_app;
grant select on member_person to sumiwa_app;

-- What counts: nothing whose entry was turned back.
create view charge_held with (security_invoker = true) as
  select c.* from charge c
   where not exists (select from journal_entry r
     where r.association_id = c.association_id and r.reverses_id = c.entry_id);
create view receipt_held with (security_invoker = true) as
  select t.* from receipt t
   where not exists (select from journal_entry r
     where r.association_id = t.association_id and r.reverses_id = t.entry_id);
create view allocation_held with (security_invoker = true) as
  select a.*, t.dwelling_id from allocation a
    join receipt_held t on t.association_id = a.association_id and t.id = a.receipt_id
   where not exists (select from journal_entry r
     where r.association_id = a.association_id and r.reverses_id = a.entry_id);

-- What a dwelling owes for an item and a month: billed less paid.
create view billing_position with (security_invoker = true) as
  select association_id, dwelling_id, item_id, month, max(due_on) as due_on,
         sum(charged_yen)::bigint as charged_yen, sum(paid_yen)::bigint as paid_yen
    from (
      select association_id, dwelling_id, item_id, month, due_on, amount_yen as charged_yen, 0::bigint as paid_yen
        from charge_held
      union all
      select association_id, dwelling_id, item_id, month, null, 0, amount_yen from allocation_held
    ) parts
   group by association_id, dwelling_id, item_id, month;
grant select on charge_held, receipt_held, allocation_held, billing_position to sumiwa_app;

-- No yen of a receipt is used twice. The receipt's row orders those who use it.
create function keep_allocated() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from receipt t where (t.association_id, t.id) in (select association_id, receipt_id from fresh)
    order by t.id for update;
  if exists (
    select from receipt t
     where (t.association_id, t.id) in (select association_id, receipt_id from fresh)
       and t.amount_yen < (select coalesce(sum(a.amount_yen), 0) from allocation_held a
         where a.association_id = t.association_id and a.receipt_id = t.id)
  ) then
    raise exception 'more is used than was received' using errcode = 'SL018';
  end if;
  return null;
end $$;
create trigger allocated after insert on allocation referencing new table as fresh
  for each statement execute function keep_allocated();

-- A month is billed once, and no bill goes below nothing.
create function keep_billed_once() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from billing_run b join fresh f on f.association_id = b.association_id and f.month = b.month and f.id <> b.id
     where not exists (select from journal_entry r
       where r.association_id = b.association_id and r.reverses_id = b.entry_id)
  ) then
    raise exception 'the month is billed already' using errcode = 'SL021';
  end if;
  return null;
end $$;
create trigger billed_once after insert on billing_run referencing new table as fresh
  for each statement execute function keep_billed_once();

create function keep_charged() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from fresh where amount_yen < 0) and exists (
    select from charge_held c
     where (c.association_id, c.dwelling_id, c.item_id, c.month) in (
       select association_id, dwelling_id, item_id, month from fresh where amount_yen < 0)
     group by c.association_id, c.dwelling_id, c.item_id, c.month having sum(c.amount_yen) < 0
  ) then
    raise exception 'a reduction is more than the bill' using errcode = 'SL022';
  end if;
  return null;
end $$;
create trigger charged after insert on charge referencing new table as fresh
  for each statement execute function keep_charged();

-- Whoever turns an entry back must not leave payments hanging in the air.
create function keep_paid() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from fresh where reverses_id is not null) then
    return null;
  end if;
  if exists (
    select from fresh f
      join charge c on c.association_id = f.association_id and c.entry_id = f.reverses_id
      join allocation_held a on a.association_id = c.association_id and a.dwelling_id = c.dwelling_id
       and a.item_id = c.item_id and a.month = c.month
     where not a.is_ahead and a.entry_id <> f.reverses_id
  ) then
    raise exception 'payments of the run are booked' using errcode = 'SL019';
  end if;
  if exists (
    select from fresh f
      join receipt t on t.association_id = f.association_id and t.entry_id = f.reverses_id
      join allocation a on a.association_id = t.association_id and a.receipt_id = t.id
     where not exists (select from journal_entry r
             where r.association_id = a.association_id and r.reverses_id = a.entry_id and r.id <> f.id)
       and (a.entry_id <> t.entry_id or a.is_ahead and exists (
         select from charge_held c where c.association_id = t.association_id and c.dwelling_id = t.dwelling_id
            and c.item_id = a.item_id and c.month = a.month))
  ) then
    raise exception 'a run has used the payment' using errcode = 'SL020';
  end if;
  return null;
end $$;
create trigger paid after insert on journal_entry referencing new table as fresh
  for each statement execute function keep_paid();
