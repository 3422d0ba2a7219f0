-- 督促: letters that one asks for and another approves. What a letter says stays as it was written.
alter table billing_setting add column pay_to text not null default '';

create table dunning (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  kind text not null check (kind in ('reminder-1', 'reminder-2', 'reminder-3', 'certified', 'pledge')),
  as_of date not null,
  deadline date not null,
  addressee text not null,
  address text not null,
  -- [{itemId, item, month, dueOn, yen, lateYen}]
  lines jsonb not null,
  -- 分割納付: [{dueOn, yen}]
  instalments jsonb not null default '[]',
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text check (approved_as <> asked_as),
  approved_by uuid references app_user,
  approved_at timestamptz,
  sent_on date,
  -- The day on which the letter arrived, or the pledge was signed: what 時効 counts from.
  done_on date check (done_on >= as_of),
  withdrawn_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
create index dunning_dwelling on dunning (association_id, dwelling_id);

do $$
begin
  alter table dunning enable row level security;
  create policy own_association on dunning to sumiwa_app
    using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
  perform watch_changes('dunning'::regclass);
  alter table dunning alter column association_id set statistics 0;
end $$;
grant select, insert on dunning to sumiwa_app;
grant update (approved_as, approved_by, approved_at, sent_on, done_on, withdrawn_at) on dunning to sumiwa_app;
