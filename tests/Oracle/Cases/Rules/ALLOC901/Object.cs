// title: JsonSerializer.Deserialize of a record with a number and a name of eight characters
// rule: ALLOC901
// bytes: 72
// message: what a parser makes depends on the text, so no number is named
// il: elsewhere: the parser makes the object
using System.Text.Json;

sealed class Settings
{
    public int Port { get; set; }

    public string Host { get; set; } = "";
}

static class Case
{
    static readonly Dictionary<string, string> Texts = new() { ["a"] = "{\"Port\":8080,\"Host\":\"node-001\"}" };

    static Settings? Probe(string key = "a") => JsonSerializer.[|Deserialize<Settings>(Texts[key])|];
}
