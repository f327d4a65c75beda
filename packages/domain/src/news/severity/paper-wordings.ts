// Bonds that are to be sold (issue 17, 'Severity for credit'): who puts an issue off pays what is owed all the same. Shared by the rules for missed payments, which
// leave it alone, and those for money that does not come. English and Spanish.

import { words } from './credit-rule.ts';

/** An issue of bonds that is to come, after what is done with it: 'a bond sale', 'its planned offering of notes'. */
export const NEW_PAPER = `(?:(?!pay(?:ing|ments?)\\b|interest\\b|coupons?\\b|repay\\w*|redemptions?\\b|principal\\b|maturit\\w+|instal?ments?\\b|servic\\w+)[^ ,;:]+ ){0,4}(?:(?:bonds?|notes?|debt|debentures?|eurobonds?|sukuk|hybrids?) (?:issues?|issuances?|sales?|offerings?|placements?|auctions?)|(?:issues?|issuances?|sales?|offerings?|placements?|auctions?) of ${words(4)}(?:bonds?|notes|debt|debentures?|eurobonds?|sukuk|hybrids?))\\b`;

/** The same in Spanish: 'la emision de bonos', 'su colocacion de 300 millones en pagares'. */
export const NEW_SPANISH_PAPER = `(?:(?!pagos?\\b|vencimientos?\\b|cupon(?:es)?\\b|intereses\\b|amortizacion\\b|reembolso\\b|devolucion\\b)[^ ,;:]+ ){0,4}(?:(?:emision(?:es)?|colocacion(?:es)?) ${words(1)}(?:de|por) ${words(4)}(?:bonos?|deuda|obligaciones|pagares|cedulas|cocos|hibridos|papel comercial|certificados bursatiles|prestamo)|(?:venta|salida|lanzamiento|subasta|oferta) ${words(1)}de ${words(4)}(?:bonos?|deuda|obligaciones|pagares|cedulas|cocos|hibridos|papel comercial|certificados bursatiles|prestamo)|(?:emitir|colocar) ${words(3)}(?:bonos?|deuda|obligaciones|pagares|cedulas|papel comercial))\\b`;
