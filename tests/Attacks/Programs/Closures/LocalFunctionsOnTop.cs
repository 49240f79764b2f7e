// fixes: ALLOC403
// Lambdas in blocks of top-level-like code with the same names, in switch sections and before labels.
using System;

static class Program
{
    static string Run(int number)
    {
        var all = "";
        {
            Func<int, string> show = n => "a" + n + number;
            all += show(1);
        }

        {
            Func<string, string> show = n => "b" + n + number;
            all += show("x");
        }

        switch (number)
        {
            case 1:
                Func<int> section = () => number;
                all += section();
                break;
            default:
                {
                    Func<int> inner = () => number * 2;
                    all += inner();
                    break;
                }
        }

        if (number > 1)
        {
            Func<string> show = () => all + number;
            all = show();
        }

        return all;
    }

    static void Main() => Console.WriteLine(Run(1) + Run(2));
}
