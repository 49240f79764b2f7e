using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// <c>SHA256.Create().ComputeHash(bytes)</c>, also through a local that is used for nothing else: an algorithm whose type is exactly known and that lives
/// for one call, which the static method <c>HashData</c> of the type does without it.
/// </summary>
/// <param name="Call">The call of <c>ComputeHash</c>.</param>
/// <param name="Creation">The call that makes the algorithm.</param>
/// <param name="Owner">What declares the local, a <c>using</c> statement or a declaration, or null.</param>
internal sealed record OneShotHash(IInvocationOperation Call, IInvocationOperation Creation, StatementSyntax? Owner)
{
    /// <summary>How messages name the method that needs no object.</summary>
    public string Name => Creation.TargetMethod.ContainingType.Name + ".HashData";

    /// <summary>The hash that an array is made for; null where it goes elsewhere, or to an algorithm of unknown type.</summary>
    public static OneShotHash? Of(IOperation bytes, CancellationToken cancellationToken)
    {
        if (bytes.Parent is not IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: "ComputeHash", Parameters: { Length: 1 } parameters,
            ContainingType: { Name: "HashAlgorithm" } owner },
            Instance: { } instance, SemanticModel: { } model } call }
            || parameters[0].Type is not IArrayTypeSymbol || !IsCryptography(owner))
        {
            return null;
        }

        instance = Unconverted(instance);
        if (instance is not ILocalReferenceOperation { Local: { RefKind: RefKind.None, DeclaringSyntaxReferences.Length: 1 } local })
            return CreationOf(instance) is { } direct ? new OneShotHash(call, direct, null) : null;
        if (local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: { } made,
            Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax or UsingStatementSyntax } declaration }
            || model.GetOperation(made, cancellationToken) is not { } value || CreationOf(Unconverted(value)) is not { } creation)
        {
            return null;
        }

        var statement = (StatementSyntax)declaration.Parent!;
        var scope = statement is UsingStatementSyntax ? statement : References.ScopeOf(statement);
        foreach (var name in References.To(local, scope, model, cancellationToken))
        {
            if (name != instance.Syntax || References.IsInNestedFunction(name, scope))
                return null;
        }

        return new OneShotHash(call, creation, statement);
    }

    private static IInvocationOperation? CreationOf(IOperation value) =>
        value is IInvocationOperation { TargetMethod: { Name: "Create", IsStatic: true, Parameters.IsEmpty: true, ContainingType: { } type } } creation
        && IsCryptography(type) && HashesSpans(type)
            ? creation
            : null;

    /// <summary>Whether a type has the static <c>byte[] HashData(ReadOnlySpan&lt;byte&gt;)</c>, as those of .NET 5 and later have.</summary>
    private static bool HashesSpans(INamedTypeSymbol type)
    {
        foreach (var member in type.GetMembers("HashData"))
        {
            if (member is IMethodSymbol { IsStatic: true, Parameters: { Length: 1 } parameters, ReturnType: IArrayTypeSymbol }
                && SpanTypes.IsReadOnlySpan(parameters[0].Type))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsCryptography(INamedTypeSymbol type) =>
        type is { DeclaringSyntaxReferences.IsEmpty: true,
            ContainingNamespace: { Name: "Cryptography", ContainingNamespace: { Name: "Security", ContainingNamespace.Name: nameof(System) } } };

    private static IOperation Unconverted(IOperation value)
    {
        value = value.Inside(Through.Implicit);
        return value;
    }
}
