// refuses: ALLOC301
#nullable enable
using System;

// A test for null, and a change of the same variable or member before the use that the compiler does not see.
sealed class Program
{
    private string? _name = " 1 ";

    private string? Name { get; set; } = " 2 ";

    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    void Forget()
    {
        _name = null;
        Name = null;
    }

    int Field(bool forgets)
    {
        if (_name == null)
            return -1;
        if (forgets)
            Forget();
        return int.Parse(_name.Trim().TrimEnd('.'));
    }

    int Property(bool forgets)
    {
        if (Name == null)
            return -1;
        if (forgets)
            Forget();
        return int.Parse(Name.Trim().TrimEnd('.'));
    }

    static int Captured(string? text, bool forgets)
    {
        Action forget = () => text = null;
        if (text == null)
            return -1;
        if (forgets)
            forget();
        return int.Parse(text.Trim().TrimEnd('.'));
    }

    static int Later(string? text, bool forgets)
    {
        if (text == null)
            return -1;
        Func<int> read = () => int.Parse(text.Trim().TrimEnd('.'));
        if (forgets)
            text = null;
        return read();
    }

    static void Main()
    {
        foreach (var forgets in new[] { false, true })
        {
            Console.WriteLine(Run(() => new Program().Field(forgets)) + " " + Run(() => new Program().Property(forgets)));
            Console.WriteLine(Run(() => Captured(" 3.", forgets)) + " " + Run(() => Later("4 .", forgets)) + " " + Run(() => Later(" 5.", forgets)));
        }
    }
}
