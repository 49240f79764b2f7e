// fixes: ALLOC307
// Characters that are compared as texts: nullable, of the program, in patterns, with guards, in attributes of cultures and beside names that hide.
#nullable enable
using System;

readonly struct Letter(char c)
{
    public override string ToString() => "" + c + c;
    public static implicit operator char(Letter letter) => 'q';
    public readonly char Value = c;
}

static class Names
{
    public const string E = "e";
    public const char C = 'e';
}

static class Reader
{
    private static char Next(ref int i) => "e\0é"[i++];

    public static string Read(string text, char? maybe, Letter letter)
    {
        var result = "";
        for (var i = 0; i < text.Length; i++)
        {
            result += text[i].ToString() == "e" ? "1" : "0";
            result += text[i].ToString() is "e" or "\0" or "é" ? "1" : "0";
            result += text[i].ToString() is not ("e" or "x") ? "1" : "0";
            result += text[i].ToString() switch { "e" when result.Length > 5 => "long", "e" => "e", "\u00e9" => "u", _ => "-" };
            result += Names.E == text[i].ToString();
            result += ((char)(text[i] + 1)).ToString() == "f";
            result += (i > 1 ? text[0] : text[i]).ToString() == "e";
            result += text[i].ToString().Equals(Names.E);
            result += string.Equals(text[i].ToString(), "e", StringComparison.Ordinal);
            result += text[i].ToString() == text[^1].ToString();
            result += maybe.ToString() == "e";
            result += maybe?.ToString() == "e";
            result += letter.ToString() == "e";
            result += letter.Value.ToString() == "e";
            result += text[i].ToString() == null;
            result += text[i].ToString() == "\ud83d";
            result += text.Contains(text[i].ToString()) + "" + text.Contains(text[i].ToString(), StringComparison.OrdinalIgnoreCase);
            result += string.Join(text[i].ToString(), text.Split(text[i].ToString())) + string.Join(text[i].ToString(), 1, 2, "x");
            switch (text[i].ToString())
            {
                case "e":
                    result += "E";
                    break;
                case "é" when i > 0:
                case "\0":
                    result += "Z";
                    goto default;
                default:
                    result += ".";
                    break;
            }
        }

        var at = 0;
        result += Next(ref at).ToString() == Next(ref at).ToString();
        result += Next(ref at).ToString().Equals("é");
        return result;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Reader.Read("e\0éx\ud83de", 'e', new Letter('e')));
        Console.WriteLine(Reader.Read("", null, default));
    }
}
