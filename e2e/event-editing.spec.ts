import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { daysAgo, typedDay } from './days.ts';
import { chooseFromList, listField } from './form.ts';
import { addCompany, addEvent, bringNews, uniqueName } from './own-company.ts';
import type { OwnCompany } from './own-company.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, expectAccessible } from './story.ts';
import type { Role } from './story.ts';

// Events are added, changed, moved and deleted here, which moves the scores that other stories read.
const test = testOnOwnServer();

/** Opens the events of a company of the story's own, about which `news` has come in. */
async function openOwnEvents(page: Page, role: Role, news: readonly string[] = []): Promise<OwnCompany> {
  await enterAs(page, role);
  const company = await addCompany(page, 'Harbour Works');
  if (news.length > 0) await bringNews(page, company, news);
  await showEvents(page, company);
  return company;
}

async function showEvents(page: Page, { id }: OwnCompany): Promise<void> {
  await page.goto(`/companies/summary/${id}/events`);
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
}

function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name });
}

function toast(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title, exact: true });
}

interface Typed {
  readonly title: string;
  readonly url: string;
}

async function fillEvent(form: Locator, { title, url }: Typed): Promise<void> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('URL').fill(url);
  await form.getByRole('combobox', { name: 'Event type' }).selectOption('Company');
  await form.getByRole('textbox', { name: 'Date' }).fill(typedDay(daysAgo(20), '/'));
}

test('an event is added with a source and a topic of its own, by the keyboard, and its effect is shown first', async ({
  page,
}) => {
  await openOwnEvents(page, 'analyst');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const form = dialog(page, 'Add Event');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveAttribute('placeholder', /\*$/);
  await expectAccessible(page);

  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('* All fields are mandatory to fill.')).toBeVisible();
  await expect(form.getByText('Required')).toHaveCount(8);

  await fillEvent(form, { title: 'Hotel openings beat plan', url: 'https://news.example/accor-1' });
  for (const [field, name] of [
    ['Source', uniqueName('Story Courier')],
    ['Topic', uniqueName('Hotel openings')],
  ] as const) {
    await listField(form, field).fill(name);
    await listField(form, field).press('Enter');
    await expect(toast(page, 'Source added Successfully').filter({ hasText: name })).toBeVisible();
    await expect(listField(form, field)).toHaveValue(name);
  }

  await form.getByRole('combobox', { name: 'Impact' }).selectOption('Negative');
  await listField(form, 'Score').click();
  await expect(page.getByRole('listbox', { name: 'Score' }).getByRole('option')).toHaveText([
    '−0.1',
    '−0.2',
    '−0.3',
    '−0.4',
    '−0.5',
  ]);
  await page.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'Impact' }).selectOption('Strongly Negative');
  await listField(form, 'Score').fill('9');
  await listField(form, 'Score').press('Enter');
  await expect(
    form.getByText('"9" is not taken. Strongly Negative has the scores from −1.0 to −0.6.'),
  ).toBeVisible();
  await form.getByLabel('Title').focus();
  await expect(listField(form, 'Score')).toHaveValue('');
  await form.getByRole('combobox', { name: 'Impact' }).selectOption('');
  await chooseFromList(form, 'Score', '+0.7');
  await expect(form.getByRole('combobox', { name: 'Impact' })).toHaveValue('Strongly Positive');
  await expect(
    form
      .getByRole('group', { name: 'Effect on the score' })
      .getByRole('img', { name: /^Short term: .* with the changes/ }),
  ).toBeVisible();

  await form.getByRole('textbox', { name: 'Summary' }).fill('More rooms than planned.');
  await form.getByRole('button', { name: 'Positive', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Summary' })).toHaveValue(/positive\.?$/i);
  await form.getByLabel('Title').focus();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Event Saved Successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Hotel openings beat plan/ })).toBeVisible();
});

test('what was typed when a dialog is left by Escape is offered again; Cancel drops it', async ({ page }) => {
  await openOwnEvents(page, 'analyst');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const form = dialog(page, 'Add Event');
  await form.getByLabel('Title').fill('Half a thought');
  const isUnchanged = page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await isUnchanged;
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(form.getByLabel('Title')).toBeDisabled();
  await form.getByRole('button', { name: /^Go on with/ }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByLabel('Title')).toBeEnabled();
});

test('a date is typed in figures, and says what is wrong with it', async ({ page }) => {
  await openOwnEvents(page, 'analyst');
  await page.keyboard.press('a');
  const form = dialog(page, 'Add Event');
  const date = form.getByRole('textbox', { name: 'Date' });
  await date.pressSequentially('13a/45b/2026');
  await expect(date).toHaveValue('13/45/2026');
  await page.keyboard.press('Tab');
  await expect(form.getByText('Invalid date. Please enter the date in MM/DD/YYYY format.')).toBeVisible();
  await date.fill('01.01.2999');
  await page.keyboard.press('Tab');
  await expect(form.getByText('Invalid date. Future dates are not allowed.')).toBeVisible();
});

test('an event that exists is refused in place; edited, it keeps its url; deleted, it can come back', async ({
  page,
}) => {
  await openOwnEvents(page, 'analyst');
  const [first, second] = [
    { title: 'Order book grows', url: 'https://news.example/airbus-1' },
    { title: 'Order book grows further', url: 'https://news.example/airbus-1' },
  ];
  for (const typed of [first, second]) {
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = dialog(page, 'Add Event');
    await fillEvent(form, typed);
    for (const field of ['Source', 'Topic']) await chooseFromList(form, field, '');
    await chooseFromList(form, 'Score', '+0.2');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    if (typed === first) await expect(form).toHaveCount(0);
  }
  const refused = dialog(page, 'Add Event');
  await expect(refused.getByText('* Event already exists.')).toBeVisible();
  await expect(refused.getByLabel('Title')).toHaveValue(second.title);
  await refused.getByRole('button', { name: 'Cancel' }).click();

  const row = page.getByRole('row', { name: new RegExp(first.title) });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Event');
  await expect(form.getByLabel('URL')).toHaveJSProperty('readOnly', true);
  await form.getByLabel('Title').fill('Order book grows again');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Event Edited Successfully')).toBeVisible();

  const edited = page.getByRole('row', { name: /Order book grows again/ });
  await edited.getByRole('button', { name: /^Delete/ }).click();
  const question = dialog(page, /Delete the event "Order book grows again"/);
  await expect(question.getByRole('group', { name: 'Effect on the score' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Cancelled')).toContainText('Events not deleted');
  await edited.getByRole('button', { name: /^Delete/ }).click();
  await dialog(page, /Delete the event/)
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(toast(page, 'Deleted!')).toBeVisible();
  await expect(edited).toHaveCount(0);
  await toast(page, 'Deleted!').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The event is back.')).toBeVisible();
  // Rows do not move by themselves under the pointer or the keyboard; elsewhere they do.
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await expect(edited.or(show).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(edited).toBeVisible();
});

for (const field of ['Source', 'Topic'] as const) {
  const word = field.toLowerCase();
  test(`a ${word} is deleted from the list after a question`, async ({ page }) => {
    const name = uniqueName(`Passing ${word}`);
    await openOwnEvents(page, 'analyst');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = dialog(page, 'Add Event');
    await listField(form, field).fill(name);
    await page.getByRole('option', { name: `Add "${name}"` }).click();
    await expect(listField(form, field)).toHaveValue(name);
    for (const answer of ['Cancel', 'Delete']) {
      await listField(form, field).click();
      await page.getByRole('option', { name: `Delete a ${word}` }).click();
      await chooseFromList(form, field, name);
      await dialog(page, `Delete the ${word} "${name}"?`)
        .getByRole('button', { name: answer, exact: true })
        .click();
      if (answer === 'Cancel') await expect(toast(page, 'Cancelled')).toContainText(`${field} not deleted`);
    }
    await expect(toast(page, 'Deleted!')).toBeVisible();
    await expect(listField(form, field)).not.toHaveValue(name);
    await form.getByRole('button', { name: 'Cancel' }).click();
  });
}

const imported = (page: Page, title: string): Locator =>
  page
    .getByRole('grid', { name: 'System Generated Events', exact: true })
    .getByRole('row')
    .filter({ hasText: title });

async function showImported(page: Page, titles: readonly string[]): Promise<void> {
  await openOwnEvents(page, 'approver', titles);
  await page.getByRole('tab', { name: /^System Generated Events/ }).click();
  for (const title of titles) await expect(imported(page, title)).toBeVisible();
}

test('suggestions of an imported event are taken and cleared by one key; a url alone suffices', async ({
  page,
}) => {
  const title = 'Harbour Works profit jumps 40% and beats all forecasts';
  await showImported(page, [title]);
  await imported(page, title).getByRole('button', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Event');
  const suggestions = form.getByRole('group', { name: 'Suggestions' });
  const score = suggestions.getByRole('button', { name: /^Score/ });
  await expectAccessible(page);
  const wasTaken = (await score.getAttribute('aria-pressed')) === 'true';
  await form.getByRole('combobox', { name: 'Impact' }).focus();
  await page.keyboard.press('F2');
  await expect(score).toHaveAttribute('aria-pressed', String(!wasTaken));
  await page.keyboard.press('F2');
  await expect(score).toHaveAttribute('aria-pressed', String(wasTaken));
  if (!wasTaken) await score.click();
  await expect(form.getByRole('combobox', { name: 'Impact' })).not.toHaveValue('');
  await score.click();
  await expect(form.getByRole('combobox', { name: 'Impact' })).toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Event Edited Successfully')).toBeVisible();
});

test('imported events are filled in one after the other and moved', async ({ page }) => {
  const titles = ['A research campus opens in Lisbon', 'Regulator looks into supply contracts'];
  await showImported(page, titles);
  for (const title of titles) {
    await imported(page, title).getByRole('button', { name: /^Edit/ }).click();
    const form = dialog(page, 'Edit Event');
    await form.getByRole('combobox', { name: 'Event type' }).selectOption('Company');
    await chooseFromList(form, 'Topic', '');
    await form.getByRole('combobox', { name: 'Impact' }).selectOption('');
    await chooseFromList(form, 'Score', '+0.1');
    await form.getByRole('textbox', { name: 'Date' }).fill(typedDay(daysAgo(19), '/'));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toHaveCount(0);
    await imported(page, title).getByRole('checkbox').check();
  }
  for (const answer of ['Cancel', 'Move']) {
    await page.getByRole('button', { name: /^Add To Company Events/ }).click();
    const question = dialog(page, 'Move 2 events to the company events?');
    await expect(
      question.getByRole('group', { name: 'Effect on the score' }).getByRole('img').first(),
    ).toBeVisible();
    await question.getByRole('button', { name: answer, exact: true }).click();
    if (answer === 'Cancel') await expect(toast(page, 'Cancelled')).toContainText('Events Not Moved');
  }
  await expect(toast(page, 'Moved Events!')).toBeVisible();
  for (const title of titles) await expect(imported(page, title)).toHaveCount(0);
});

test('the chosen summaries are looked at by level and saved', async ({ page }) => {
  const company = await openOwnEvents(page, 'analyst');
  const summary = [
    await addEvent(page, company, 'A yard is opened early'),
    await addEvent(page, company, 'The key rate is lowered', 'Macro'),
  ];
  await ask(page, `/vigilo-rti/update-company/${company.id}`, { summary }, 'PUT');
  await showEvents(page, company);
  await page.getByRole('button', { name: /^Preview & Save Summary/ }).click();
  const preview = dialog(page, 'Selected Summaries');
  await expect(preview.getByRole('button', { name: /^Company Level/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await preview.getByRole('button', { name: /^Macro Level/ }).click();
  await expect(preview.getByRole('button', { name: /^Company Level/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Summaries are added to the company.')).toBeVisible();
});

test('the sources of a story are shown, one is taken out and put back, with the effect shown first', async ({
  page,
}) => {
  const title = 'Prices of cloud chips are cut in Iceland';
  const republished = `${title} - Another wire`;
  await openOwnEvents(page, 'approver', [title, republished]);
  await page.getByRole('tab', { name: /^System Generated Events/ }).click();
  await imported(page, title)
    .getByRole('button', { name: /^2 reports, 1 source tell/ })
    .click();
  const story = dialog(page, 'Sources of this story');
  const sources = story.getByRole('table', { name: 'Sources of this story' });
  await expect(sources.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  // The one that the dialog was opened by.
  const out = (await sources.getByRole('row').nth(1).getByRole('link').textContent()) ?? '';
  await story.getByRole('button', { name: `Take out "${out}"` }).click();
  const question = dialog(page, `Take "${out}" out of this story?`);
  await expect(
    question.getByRole('group', { name: 'Effect on the score' }).getByRole('img').first(),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect(toast(page, 'Taken out of the story')).toBeVisible();
  await expect(sources.getByRole('row')).toHaveCount(2);
  await expect(sources.getByRole('link', { name: out, exact: true })).toHaveCount(0);

  const adding = story.getByRole('region', { name: 'Add other events to this story' });
  await adding.getByRole('searchbox').fill(out);
  await adding.getByRole('checkbox', { name: `Add "${out}"` }).check();
  await adding.getByRole('button', { name: 'Add 1 event' }).click();
  const joining = dialog(page, 'Make 1 more event part of this story?');
  await expect(
    joining.getByRole('group', { name: 'Effect on the score' }).getByRole('img').first(),
  ).toBeVisible();
  await joining.getByRole('button', { name: 'Add 1 event' }).click();
  await expect(toast(page, 'One story now')).toBeVisible();
  await expect(sources.getByRole('row')).toHaveCount(3);
});

test('in Spanish and dark the dialog reads as well', async ({ page }) => {
  await openOwnEvents(page, 'analyst');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await page.getByRole('button', { name: 'Cambiar a español' }).click();
  await page.getByRole('button', { name: 'Añadir evento' }).click();
  await expect(dialog(page, 'Añadir evento').getByLabel('Título')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page, 'Añadir evento').getByText('* Todos los campos son obligatorios.')).toBeVisible();
  await expectAccessible(page);
});
