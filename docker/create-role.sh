#!/bin/sh
# Runs once, when the database folder is new. The product's login is no superuser: row-level security holds for it.
set -eu
psql --username=postgres --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$DB_PASSWORD" <<'SQL'
create role sumiwa login nosuperuser nobypassrls createrole password :'password';
create database sumiwa owner sumiwa encoding 'UTF8';
SQL
