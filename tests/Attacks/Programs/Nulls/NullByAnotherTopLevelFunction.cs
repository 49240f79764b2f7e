// refuses: ALLOC301
// A local function in another top-level statement writes the variable.
using System;

string text = " 1. ";
Func<int> read = () =>
{
    if (text == null)
        return -1;
    Reset();
    return int.Parse(text.Trim().TrimEnd('.'));
};
for (var i = 0; i < 3; i++)
{
    try
    {
        Console.WriteLine(read());
    }
    catch (Exception exception)
    {
        Console.WriteLine(exception.GetType().Name);
    }
}

int Other()
{
    if (text == null)
        text = "3.";
    Reset();
    return int.Parse(text.Trim().TrimEnd('.'));
}

void Reset() => text = null;

for (var i = 0; i < 3; i++)
{
    try
    {
        Console.WriteLine(Other());
    }
    catch (Exception exception)
    {
        Console.WriteLine(exception.GetType().Name);
    }
}
