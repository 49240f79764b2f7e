// title: `JsonSerializer.Deserialize<int>(element.GetRawText())`
// rule: ALLOC307
// bytes: 32
// message: the length of the text is not known
// il: elsewhere: GetRawText makes the text
// fix: ALLOC307.Value
// safety: unsafe
// difference: no text
// shows: none: only bytes that are not valid UTF-8 show it
using System.Text.Json;

static class Case
{
    static readonly JsonDocument s_document = JsonDocument.Parse("12");

    static int Probe() => JsonSerializer.Deserialize<int>([|s_document.RootElement.GetRawText()|]);

    static string Behave(int number, string text)
    {
        var parsed = JsonDocument.Parse(JsonSerializer.Serialize(new { number, text })).RootElement;
        return JsonSerializer.Deserialize<int>([|parsed.GetProperty("number").GetRawText()|])
            + JsonSerializer.Deserialize<string>([|parsed.GetProperty("text").GetRawText()|]);
    }
}
