namespace Allocations.Testing.Tests;

/// <summary>Runs a test that must fail.</summary>
internal static class Failure
{
    /// <summary>The message of the failure.</summary>
    public static async Task<string> OfAsync(Task test) => (await Assert.ThrowsAsync<InvalidOperationException>(() => test)).Message;
}
