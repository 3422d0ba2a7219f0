-- 書面や電磁的方法による承諾: a matter that directors agree to without meeting. Answers are only ever added.
create table circulation (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('works', 'windows', 'preservation')),
  title text not null,
  body text not null,
  -- The article of the bylaws that allows it, as it was then.
  basis text not null,
  due_on date not null,
  -- {id, name, post}: the directors of the day on which it began.
  directors jsonb not null,
  begun_as text not null,
  begun_by uuid not null references app_user,
  begun_at timestamptz not null,
  withdrawn_by uuid references app_user,
  withdrawn_at timestamptz,
  primary key (association_id, id),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);

create table circulation_answer (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  circulation_id uuid not null,
  person_id uuid not null,
  agrees boolean not null,
  -- On paper: entered by somebody else from the signed sheet.
  is_paper boolean not null,
  words text not null,
  answered_on date not null,
  entered_as text not null,
  entered_by uuid not null references app_user,
  entered_at timestamptz not null,
  primary key (association_id, id),
  -- What a director has said stays said.
  unique (association_id, circulation_id, person_id),
  foreign key (association_id, circulation_id) references circulation on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade
);
create index circulation_answer_person on circulation_answer (association_id, person_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['circulation', 'circulation_answer'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
  end loop;
end $$;
grant select, insert on circulation, circulation_answer to sumiwa_app;
grant update (withdrawn_by, withdrawn_at) on circulation to sumiwa_app;
