using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>A local that is declared with an array of an <c>ArrayPool&lt;T&gt;</c>: <c>var a = pool.Rent(n)</c>.</summary>
/// <param name="Local">The local.</param>
/// <param name="Declaration">The statement that declares it.</param>
/// <param name="Length">The length that was asked for.</param>
internal sealed record RentedLocal(ILocalSymbol Local, LocalDeclarationStatementSyntax Declaration, ExpressionSyntax Length)
{
    /// <summary>The rented array that a declarator declares; null where it declares anything else.</summary>
    public static RentedLocal? From(IVariableDeclaratorOperation declarator)
    {
        if (declarator.Symbol is not { RefKind: RefKind.None, Type: IArrayTypeSymbol } local || declarator.Initializer?.Value is not { } value)
            return null;
        value = value.Inside(Through.Any);
        return value is IInvocationOperation { TargetMethod: { Name: "Rent" } method, Arguments: { Length: 1 } arguments } && IsOfPool(method)
            && arguments[0].Syntax is ArgumentSyntax { Expression: { } length }
            && declarator.Syntax is VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: LocalDeclarationStatementSyntax declaration } }
            ? new RentedLocal(local, declaration, length)
            : null;
    }

    /// <summary>The call that a mention of an array is the first argument of, when it gives the array back to a pool.</summary>
    public static InvocationExpressionSyntax? ReturnOf(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        name.Parent is ArgumentSyntax { Parent: ArgumentListSyntax { Parent: InvocationExpressionSyntax call } list } argument && list.Arguments[0] == argument
        && call.Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Return" }
        && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method && IsOfPool(method)
            ? call
            : null;

    private static bool IsOfPool(IMethodSymbol method)
    {
        for (var type = method.ContainingType; type is not null; type = type.BaseType)
        {
            if (type is { Name: "ArrayPool", Arity: 1, ContainingNamespace: { Name: "Buffers", ContainingNamespace.Name: nameof(System) } })
                return true;
        }

        return false;
    }
}
