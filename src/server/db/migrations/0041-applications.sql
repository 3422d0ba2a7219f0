-- 届け出と申し込み. What is asked stands in the code as a form; here stand the association's own rules, the answers,
-- and what happened, which is only ever added to.
create table application_terms (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  form text not null,
  -- {due, decider, lapsesAfterMonths, basisWords}: what differs from the usual.
  terms jsonb not null,
  primary key (association_id, id),
  unique (association_id, form)
);

create table application (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  form text not null,
  dwelling_id uuid not null,
  applicant text not null,
  answers jsonb not null,
  -- 2026-14, from the first sending on.
  year int,
  number int check ((number is null) = (year is null)),
  due_on date,
  filed_as text not null,
  -- Nobody where it came on paper.
  filed_by uuid references app_user,
  saved_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, year, number),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
create index application_dwelling on application (association_id, dwelling_id);

create table application_step (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  application_id uuid not null,
  -- Two who act at once meet here.
  position int not null check (position > 0),
  kind text not null check (kind in
    ('sent', 'asked-back', 'received', 'approved', 'conditional', 'refused', 'withdrawn', 'done')),
  words text not null default '',
  conditions jsonb not null default '[]',
  -- What was sent, as it was sent.
  answers jsonb,
  resolved_on date,
  resolved_by text check (resolved_by in ('meeting', 'circulation')),
  taken_on date not null,
  taken_as text not null,
  taken_by uuid references app_user,
  taken_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, application_id, position),
  foreign key (association_id, application_id) references application on delete cascade,
  check ((kind = 'sent') = (answers is not null)),
  check ((resolved_on is null) = (resolved_by is null)),
  check (kind <> 'refused' or words <> ''),
  check (kind <> 'conditional' or jsonb_array_length(conditions) > 0)
);

create table application_file (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  application_id uuid not null,
  slot text not null,
  sha256 text not null,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  byte_size int not null check (byte_size > 0),
  added_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, application_id) references application on delete cascade
);
create index application_file_application on application_file (association_id, application_id);

-- What was sent once stays; an association that goes takes all with it.
create function keep_sent_application() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  if exists (select from gone g join association a on a.id = g.association_id where g.number is not null) then
    raise exception 'the application was sent' using errcode = 'SL026';
  end if;
  return null;
end $$;
create trigger kept after delete on application referencing old table as gone
  for each statement execute function keep_sent_application();

-- Nothing follows an end; a permit may still be used.
create function refuse_late_step() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  if exists (
    select from application_step s
     where s.association_id = new.association_id and s.application_id = new.application_id
       and (s.kind in ('received', 'refused', 'withdrawn', 'done')
            or s.kind in ('approved', 'conditional') and new.kind <> 'done')
  ) then
    raise exception 'the application has ended' using errcode = 'SL027';
  end if;
  return new;
end $$;
create trigger ended before insert on application_step for each row execute function refuse_late_step();

do $$
declare
  owned text;
begin
  foreach owned in array array['application_terms', 'application', 'application_step', 'application_file'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
  end loop;
end $$;
grant select on application_terms to sumiwa_app;
grant select, insert, delete on application, application_file to sumiwa_app;
grant update (dwelling_id, applicant, answers, year, number, due_on, saved_at) on application to sumiwa_app;
grant select, insert on application_step to sumiwa_app;
