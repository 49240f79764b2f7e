// fixes: ALLOC202
// An operator takes its operands by reference, and the other one replaces the field.
using System;
readonly struct Money
{
    public readonly int Cents;
    public Money(int cents) => Cents = cents;
    public static Money operator +(in Money a, in Money b) => new Money(a.Cents + b.Cents);
}
sealed class Account
{
    private object _balance = new Money(1);
    public Money Pay() { _balance = new Money(700); return new Money(20); }
    public int Sum() => ((Money)_balance + Pay()).Cents;
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(new Account().Sum());
    }
}
