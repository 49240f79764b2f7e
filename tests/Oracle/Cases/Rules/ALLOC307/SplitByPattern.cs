// title: `Regex.Split(text, ",")`
// rule: ALLOC307
// bytes: 176
// message: the number of matches is not known
// fix: ALLOC307.Split
// safety: safe
// nulls: annotations
using System.Text.RegularExpressions;

#nullable enable

static class Case
{
    static string[] Probe(string text = "a,b") => [|Regex.Split(text, ",")|];

    static string[] Behave(string text) => [|Regex.Split(text, "a")|];
}
