-- Shared tables: who exists. Everything an association owns follows below, keyed (association_id, id).
create table association (
  id uuid primary key,
  name text not null,
  -- 'template' is the demonstration nobody may change, 'copy' a visitor's private one, 'customer' a real one.
  kind text not null check (kind in ('template', 'copy', 'customer')),
  created_at timestamptz not null default now()
);

create table app_user (
  id uuid primary key,
  email text not null,
  name text not null
);
create unique index app_user_email on app_user (lower(email));

create table membership (
  association_id uuid not null references association on delete cascade,
  user_id uuid not null references app_user,
  role text not null check (role in ('resident', 'board', 'manager')),
  primary key (association_id, user_id)
);

-- A visitor's copy of the demonstration: when it was last read or written decides when it goes.
create table visitor_copy (
  association_id uuid primary key references association on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index visitor_copy_idle on visitor_copy (last_used_at);

-- Which day and which source the template was built for: a new day builds it again.
create table template_build (
  association_id uuid primary key references association on delete cascade,
  built_for date not null,
  fingerprint text not null
);

-- Tenant tables.

-- 建物: one row each; an association of several buildings has several.
create table building (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null,
  postal_code text not null,
  address text not null,
  structure text not null,
  storeys int not null,
  completed_on date not null,
  site_area_m2 numeric(10, 2) not null,
  building_area_m2 numeric(10, 2) not null,
  floor_area_m2 numeric(10, 2) not null,
  developer text not null,
  primary key (association_id, id)
);

-- 住戸
create table dwelling (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number text not null,
  floor int not null,
  position int not null,
  plan_type text not null,
  layout text not null,
  area_m2 numeric(8, 2) not null,
  share_numerator int not null,
  share_denominator int not null,
  votes int not null,
  management_fee_yen int not null,
  reserve_fee_yen int not null,
  primary key (association_id, id),
  unique (association_id, number)
);

create table person (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null,
  kana text not null,
  -- 'here' lives in the building, 'elsewhere' in Japan, 'abroad' outside it.
  lives text not null check (lives in ('here', 'elsewhere', 'abroad')),
  note text,
  primary key (association_id, id)
);

create table ownership (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  person_id uuid not null,
  share_numerator int not null,
  share_denominator int not null,
  since date not null,
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade
);
create index ownership_dwelling on ownership (association_id, dwelling_id);
create index ownership_person on ownership (association_id, person_id);

create table residency (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('owner', 'tenant')),
  since date not null,
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade
);
create index residency_dwelling on residency (association_id, dwelling_id);
create index residency_person on residency (association_id, person_id);

-- 滞納: months unpaid of a dwelling; never shown with a name to a resident.
create table arrears (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  months int not null,
  amount_yen bigint not null,
  as_of date not null,
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
create index arrears_dwelling on arrears (association_id, dwelling_id);

-- 役員
create table officer (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  person_id uuid not null,
  post text not null check (post in ('chair', 'vice_chair', 'treasurer', 'director', 'auditor')),
  term_from date not null,
  term_until date not null,
  primary key (association_id, id),
  foreign key (association_id, person_id) references person on delete cascade
);
create index officer_person on officer (association_id, person_id);

create table parking_space (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number int not null,
  kind text not null check (kind in ('mechanical', 'flat')),
  monthly_fee_yen int not null,
  dwelling_id uuid,
  primary key (association_id, id),
  unique (association_id, number),
  foreign key (association_id, dwelling_id) references dwelling on delete set null (dwelling_id)
);
create index parking_space_dwelling on parking_space (association_id, dwelling_id);

-- 共用施設
create table facility (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  position int not null,
  name text not null,
  place text not null,
  detail text not null,
  primary key (association_id, id)
);

-- 設備と点検
create table equipment (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  position int not null,
  name text not null,
  place text not null,
  detail text not null,
  installed_on date not null,
  contractor text not null,
  contractor_phone text not null,
  primary key (association_id, id)
);

create table inspection (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  equipment_id uuid not null,
  name text not null,
  held_on date not null,
  -- 'planned' lies ahead; the others are results.
  result text not null check (result in ('planned', 'good', 'attention', 'repair')),
  remark text not null,
  document_id uuid,
  primary key (association_id, id),
  foreign key (association_id, equipment_id) references equipment on delete cascade
);
create index inspection_equipment on inspection (association_id, equipment_id, held_on);

-- 連絡先: the emergency numbers come first.
create table contact_point (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  position int not null,
  kind text not null check (kind in ('emergency', 'building', 'public')),
  name text not null,
  phone text not null,
  hours text not null,
  purpose text not null,
  primary key (association_id, id)
);

-- ごみ収集: weekday 0 is Sunday; weeks is null for every week, else the weeks of the month (第1・第3 = {1,3}).
create table garbage_rule (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  position int not null,
  name text not null,
  weekday int check (weekday between 0 and 6),
  weeks int[],
  how text not null,
  primary key (association_id, id)
);

-- 契約: notice_by is the last day to give notice before it renews by itself.
create table contract (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null,
  counterparty text not null,
  starts_on date not null,
  ends_on date not null,
  notice_by date not null,
  yearly_yen bigint not null,
  document_id uuid,
  primary key (association_id, id)
);

-- 文書
create table document (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  slug text not null,
  title text not null,
  category text not null check (category in (
    'bylaw', 'rule', 'general-meeting', 'board-meeting', 'notice',
    'inspection', 'disaster', 'contract', 'insurance', 'plan')),
  summary text not null,
  body text not null,
  visibility text not null check (visibility in ('everyone', 'owners', 'board')),
  version int not null,
  issued_on date not null,
  in_force_from date,
  in_force_until date,
  supersedes_id uuid,
  primary key (association_id, id),
  unique (association_id, slug),
  foreign key (association_id, supersedes_id) references document on delete set null (supersedes_id)
);
create index document_supersedes on document (association_id, supersedes_id);
create index document_category on document (association_id, category, issued_on);

-- 会議 and its 議題
create table meeting (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('general', 'board')),
  title text not null,
  held_on date not null,
  starts_at text not null,
  ends_at text not null,
  place text not null,
  status text not null check (status in ('planned', 'held')),
  document_id uuid,
  primary key (association_id, id),
  foreign key (association_id, document_id) references document on delete set null (document_id)
);
create index meeting_held_on on meeting (association_id, held_on);

create table agenda_item (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  position int not null,
  label text not null,
  title text not null,
  kind text not null check (kind in ('ordinary', 'special', 'board', 'report')),
  result text check (result in ('passed', 'rejected', 'continued')),
  votes_for int,
  votes_against int,
  votes_abstained int,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meeting on delete cascade
);
create index agenda_item_meeting on agenda_item (association_id, meeting_id, position);

-- やること
create table task (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  title text not null,
  detail text not null,
  due_on date,
  owner text not null,
  -- null: set by the board; else the member who added it and may change it.
  created_by uuid references app_user,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (association_id, id)
);
create index task_due on task (association_id, due_on);

-- 会計区分 and what the books of each year say
create table fund (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  code text not null check (code in ('general', 'reserve')),
  name text not null,
  primary key (association_id, id),
  unique (association_id, code)
);

create table fund_year (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fund_id uuid not null,
  fiscal_year int not null,
  opening_yen bigint not null,
  -- 'closed' years are settled; the running year holds what is booked to date.
  status text not null check (status in ('closed', 'running')),
  booked_until date not null,
  primary key (association_id, id),
  unique (association_id, fund_id, fiscal_year),
  foreign key (association_id, fund_id) references fund on delete cascade
);

create table fund_line (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fund_year_id uuid not null,
  account_code text not null,
  account_name text not null,
  side text not null check (side in ('income', 'expense')),
  budget_yen bigint not null,
  actual_yen bigint not null,
  primary key (association_id, id),
  unique (association_id, fund_year_id, account_code),
  foreign key (association_id, fund_year_id) references fund_year on delete cascade
);

create table bank_account (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fund_id uuid not null,
  bank text not null,
  branch text not null,
  kind text not null,
  balance_yen bigint not null,
  as_of date not null,
  primary key (association_id, id),
  foreign key (association_id, fund_id) references fund on delete cascade
);
create index bank_account_fund on bank_account (association_id, fund_id);

-- 設定: one row for each user of an association.
create table preference (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  notify_meetings boolean not null,
  notify_notices boolean not null,
  notify_tasks boolean not null,
  notify_by_email boolean not null,
  caretaker_expert_mode text not null check (caretaker_expert_mode in ('management', 'legal', 'construction', 'finance')),
  caretaker_uses_documents boolean not null,
  primary key (association_id, id),
  unique (association_id, user_id)
);

-- プラン and what was used of it
create table subscription (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  plan text not null check (plan in ('light', 'standard', 'pro')),
  started_on date not null,
  storage_limit_mb int not null,
  questions_limit int not null,
  primary key (association_id, id)
);
