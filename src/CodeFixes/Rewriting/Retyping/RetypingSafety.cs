using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>Determines how a member that was an object may behave differently as a variable of a value type.</summary>
internal static class RetypingSafety
{
    private static readonly HashSet<string> ThreadWords = new(StringComparer.Ordinal)
    {
        "Interlocked", "Volatile", "Monitor", "Thread", "ThreadPool", "Task", "Parallel", "Timer", "SemaphoreSlim", "ReaderWriterLockSlim", "SpinLock", "Lock",
    };

    /// <summary>The differences, for the title; null if nothing differs.</summary>
    public static string? Difference(
        ISymbol member, MemberDeclaration declaration, RetypedVariables uses, SemanticModel model, CancellationToken cancellationToken)
    {
        var differences = new Differences();
        if (member.DeclaredAccessibility is not (Accessibility.Private or Accessibility.NotApplicable))
            differences.Add("serializers and reflection see the new type");
        if (member.ContainingType.TypeKind == TypeKind.Struct)
            differences.Add("default equality and hash code of the struct change");
        else if (member is { IsStatic: false, ContainingType.IsRecord: true })
            differences.Add(OfRecord(member, declaration, uses, model, cancellationToken));
        if (uses.HasFreshComparand)
            differences.Add("an exchange that never succeeded now can");
        else if (uses.HasSingleExchange)
            differences.Add("the exchange compares values instead of boxes");
        if (uses.IsNullable
            ? uses.Unboxings.Any(unboxing => !IsKnownNotNull(unboxing.Cast, unboxing.Mention.Model, cancellationToken))
            : Reads(uses) && !new InitialValue(member, model, cancellationToken).IsAlwaysSet(declaration))
        {
            differences.Add(uses.IsNullable
                ? "an unset value throws InvalidOperationException instead of NullReferenceException"
                : "reading before the first write gives the default value instead of an exception");
        }

        if ((uses.IsNullable || !RetypedUse.IsAtomic(uses.ValueType)) && IsUsedByThreads(member, declaration, cancellationToken))
            differences.Add("another thread may read half of a write");
        return differences.Text;
    }

    /// <summary>What the equality of a record tells, which reads all its fields, also those that nothing else reads.</summary>
    private static string? OfRecord(
        ISymbol member, MemberDeclaration declaration, RetypedVariables uses, SemanticModel model, CancellationToken cancellationToken) =>
        !RetypedUse.IsSimple(uses.ValueType) ? "equality and hash code of the record ask the value's own"
        : uses.IsNullable || new InitialValue(member, model, cancellationToken).IsAlwaysSet(declaration) ? null
        : "an unset value is equal to the default value of another record";

    private static bool Reads(RetypedVariables uses) => uses.Unboxings.Count > 0 || uses.CallsMethods;

    private static bool IsKnownNotNull(CastExpressionSyntax cast, SemanticModel model, CancellationToken cancellationToken) =>
        NullGuards.IsGuarded(cast.Expression.Plain(), model, cancellationToken);

    /// <summary>Whether anything in the outermost type suggests that several threads use it.</summary>
    private static bool IsUsedByThreads(ISymbol member, MemberDeclaration declaration, CancellationToken cancellationToken)
    {
        if (declaration.Modifiers.Any(SyntaxKind.VolatileKeyword) || member.IsStatic)
            return true;
        foreach (var part in OutermostType.Of(member.ContainingType).DeclaringSyntaxReferences)
        {
            foreach (var token in part.GetSyntax(cancellationToken).DescendantTokens())
            {
                if (token.RawKind is (int)SyntaxKind.LockKeyword or (int)SyntaxKind.AsyncKeyword
                    || (token.IsKind(SyntaxKind.IdentifierToken)
                        && (ThreadWords.Contains(token.ValueText) || token.ValueText.StartsWith("Concurrent", StringComparison.Ordinal))))
                {
                    return true;
                }
            }
        }

        return false;
    }
}
