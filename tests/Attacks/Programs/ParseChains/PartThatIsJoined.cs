// fixes: ALLOC301
// Parts of texts that are joined: null beside them, characters, positions out of range, operands that change the text or the culture.
using System;
using System.Text;

static class Program
{
    static int s_calls;

    static string Next(string text)
    {
        s_calls++;
        return s_calls % 2 == 0 ? null : text + s_calls;
    }

    static string Join(string text, string other, char c)
    {
        if (text == null)
            return "";
        var all = new StringBuilder();
        all.Append((text.Substring(1) + other).Length).Append(';');
        all.Append(text.Substring(0, 1) + null + Next(other) + text.Substring(1)).Append(';');
        string first = 'x' + text.Substring(1);
        string second = c + text.Substring(1).Trim() + c;
        string third = string.Concat(Next(other), text.Substring(text.Length - 1), Next(text));
        string fourth = $"{text.Substring(1),6}|{text.Substring(0, 2),-4}|{Next(other)}{c}";
        all.Append(first).Append(second).Append(third).Append(fourth);
        all.Append($"{text.Substring(1)}{(text.Length > 2 ? text.Substring(2) : other)}");
        return all.ToString();
    }

    static void Main()
    {
        foreach (var text in new[] { "abc", " a b ", "\ud83d\ude00", "ab\0c", "x", "", null })
        {
            foreach (var other in new[] { "-", "", null })
            {
                try
                {
                    Console.WriteLine(Join(text, other, '\u0130'));
                }
                catch (ArgumentOutOfRangeException e)
                {
                    Console.WriteLine(e.GetType().Name + s_calls);
                }
            }
        }
    }
}
