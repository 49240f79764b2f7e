using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>A local that is declared with an array or another object of a pool: <c>var a = pool.Rent(n)</c>.</summary>
/// <param name="Local">The local.</param>
/// <param name="Declaration">The statement that declares it.</param>
/// <param name="Length">The length that was asked for, where the array may be longer; null where it is not known to be.</param>
internal sealed record RentedLocal(ILocalSymbol Local, LocalDeclarationStatementSyntax Declaration, ExpressionSyntax? Length)
{
    private const int LeastLent = 16;

    /// <summary>What messages call it.</summary>
    public string Noun => Local.Type is IArrayTypeSymbol ? "array" : "object";

    /// <summary>
    /// Whether the pools of .NET lend an array of just the length that was asked for, though <c>Rent</c> promises no such thing: a constant power of two from
    /// 16 on, as <c>SharedArrayPool</c> and <c>ConfigurableArrayPool</c> of dotnet/runtime keep them.
    /// </summary>
    public bool IsAsLongMostly(SemanticModel model, CancellationToken cancellationToken) =>
        Length is not null && model.GetConstantValue(Length, cancellationToken) is { HasValue: true, Value: int and >= LeastLent and var length }
        && (length & (length - 1)) == 0;

    /// <summary>What a declarator declares with a rented object; null where it declares anything else.</summary>
    public static RentedLocal? From(IVariableDeclaratorOperation declarator, CancellationToken cancellationToken)
    {
        if (declarator.Symbol is not { RefKind: RefKind.None, Type.IsReferenceType: true } local || declarator.Initializer?.Value is not { } value)
            return null;
        value = value.Inside(Through.Any);
        if (value is not IInvocationOperation call
            || declarator.Syntax is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } declaration } }
            || !Pools.IsRent(call, cancellationToken))
        {
            return null;
        }

        var length = Pools.IsOfArrayPool(call.TargetMethod) && call.Arguments.Length == 1 && local.Type is IArrayTypeSymbol
            ? (call.Arguments[0].Syntax as ArgumentSyntax)?.Expression
            : null;
        return new RentedLocal(local, declaration, length);
    }

    /// <summary>The call that a mention of an array is the first argument of, when it gives the array back to a pool.</summary>
    public static InvocationExpressionSyntax? ReturnOf(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        name.Parent is ArgumentSyntax { Parent: ArgumentListSyntax { Parent: InvocationExpressionSyntax call } list } argument && list.Arguments[0] == argument
        && call.Expression is MemberAccessExpressionSyntax or IdentifierNameSyntax
        && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method && Pools.IsReturn(method)
            ? call
            : null;
}
