// fixes: ALLOC105
// Results that are not used, in each place where a statement can stand.
using System;
using System.Text;

static class Program
{
    static int Places(string text, int n)
    {
        if (text is null) throw new ArgumentNullException(nameof(text));
        text.Trim();
        if (n > 1)
            text.ToUpperInvariant();
        else
            text.Trim('x');
        for (var i = 0; i < 2; i++)
            text.ToLowerInvariant();
        switch (n)
        {
            case 1:
                text.Trim();
                break;
            default:
                text.Trim(); // trimmed
                n++;
                break;
        }

    again:
        text.Trim();
        if (n++ < 3) goto again;
        /* before */ text.Trim(); /* after */ n++;
#if true
        text.Trim();
#endif
        var builder = new StringBuilder();
        builder.Append(n).ToString();
        builder.Append("x") /* keep */ .ToString();
        string.Concat(text, "a");
        return builder.Length + n;
    }

    static void Main() { Console.WriteLine(Places("a", 1) + " " + Places(" b ", 2)); }
}
