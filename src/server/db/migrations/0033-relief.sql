-- 減額、減免、貸倒: asked for by one, approved by another, then booked as a charge below nothing.
create table relief (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  kind text not null check (kind in ('correction', 'waiver', 'write-off')),
  -- [{itemId, month, yen}]
  lines jsonb not null,
  reason text not null,
  resolved_on date,
  resolution text not null default '',
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text check (approved_as <> asked_as),
  approved_by uuid references app_user,
  approved_at timestamptz,
  withdrawn_at timestamptz,
  entry_id uuid check (entry_id is null or approved_at is not null),
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, entry_id) references journal_entry on delete cascade,
  check (kind = 'correction' or (resolved_on is not null and resolution <> ''))
);
create index relief_dwelling on relief (association_id, dwelling_id);
create index relief_entry on relief (association_id, entry_id);

do $$
begin
  alter table relief enable row level security;
  create policy own_association on relief to sumiwa_app
    using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
  perform watch_changes('relief'::regclass);
  alter table relief alter column association_id set statistics 0;
end $$;
grant select, insert on relief to sumiwa_app;
grant update (approved_as, approved_by, approved_at, withdrawn_at, entry_id) on relief to sumiwa_app;

-- As before, but taking a reduction back leaves no payment in the air, and no bill goes below nothing by it.
create or replace function keep_paid() returns trigger
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
     where c.amount_yen > 0 and not a.is_ahead and a.entry_id <> f.reverses_id
  ) then
    raise exception 'payments of the run are booked' using errcode = 'SL019';
  end if;
  if exists (
    select from fresh f
      join charge c on c.association_id = f.association_id and c.entry_id = f.reverses_id
      join charge_held h on h.association_id = c.association_id and h.dwelling_id = c.dwelling_id
       and h.item_id = c.item_id and h.month = c.month
     where c.amount_yen > 0
     group by h.association_id, h.dwelling_id, h.item_id, h.month having sum(h.amount_yen) < 0
  ) then
    raise exception 'a reduction of the bill is booked' using errcode = 'SL039';
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
