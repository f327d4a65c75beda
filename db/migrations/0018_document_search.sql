-- A text is looked for in the list's own index, whose pages are fewer than the table's. An index of the text's parts would not be used: the operators that it
-- takes are not leakproof, and row-level security keeps such ones from coming before the tenant is checked.
DROP INDEX documents_newest;
CREATE INDEX documents_newest ON documents (tenant_id, is_deleted, updated_at DESC, id DESC) INCLUDE (search_text, status, client_id, company_id, created_by);
