using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// A <c>StringWriter</c> that a method makes, writes to, asks for its text once and drops: <c>using var writer = new StringWriter()</c>. It comes with a
/// builder and a buffer, which are garbage then. So it is where the method makes the builder for the writer, and asks either.
/// </summary>
internal static class TemporaryWriter
{
    /// <summary>
    /// What makes the writer that a declarator declares; null where it declares anything else, or the writer is given a builder that no local holds.
    /// </summary>
    public static IObjectCreationOperation? From(IVariableDeclaratorOperation declarator) =>
        declarator is { Symbol.RefKind: RefKind.None, Initializer.Value: var value, Syntax: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax
        {
            Variables.Count: 1, Parent: LocalDeclarationStatementSyntax or UsingStatementSyntax,
        } } }
        && value.Inside(Through.BuiltInImplicit)
            is IObjectCreationOperation { Initializer: null, Type: { Name: "StringWriter" } type, Arguments: var given } made
        && type.IsIn("System.IO") && BuilderIn(given) is null or ILocalReferenceOperation
            ? made
            : null;

    private static IOperation? BuilderIn(ImmutableArray<IArgumentOperation> arguments)
    {
        foreach (var argument in arguments)
        {
            if (argument.Parameter?.Type.IsStringBuilder() == true)
                return argument.Value;
        }

        return null;
    }

    /// <summary>
    /// Whether the method asks the writer, or a builder that it made for it, for the text, once, and itself neither keeps them nor hands them to its caller.
    /// What is done by those who write to it is not asked.
    /// </summary>
    public static bool IsDropped(IVariableDeclaratorOperation declarator, IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        var model = declarator.SemanticModel!;
        var asks = 0;
        if (!IsOnlyAsked(declarator.Symbol, References.ScopeOf(declarator.Syntax), ref asks, given: null, model, cancellationToken))
            return false;
        if (BuilderIn(creation.Arguments) is not ILocalReferenceOperation { Local: var builder } given)
            return asks == 1;
        return builder.DeclaringSyntaxReferences.Length == 1
            && builder.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax
            {
                Initializer.Value: BaseObjectCreationExpressionSyntax,
                Parent.Parent: LocalDeclarationStatementSyntax statement,
            }
            && IsOnlyAsked(builder, References.ScopeOf(statement), ref asks, given.Syntax, model, cancellationToken) && asks == 1;
    }

    /// <summary>Whether a variable is written to, asked for its text at most once, and given to others only as what is written to.</summary>
    private static bool IsOnlyAsked(
        ILocalSymbol local, SyntaxNode scope, ref int asks, SyntaxNode? given, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var name in References.To(local, scope, model, cancellationToken))
        {
            if (name == given)
                continue;
            if (References.IsInNestedFunction(name, scope))
                return false;
            switch (name.Parent)
            {
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(ToString), Parent: InvocationExpressionSyntax }:
                    if (++asks > 1 || StackFrames.OutermostLoop(name, scope) is not null)
                        return false;
                    break;
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Clear" or "GetStringBuilder" }:
                    return false;
                case MemberAccessExpressionSyntax or ArgumentSyntax { Parent: ArgumentListSyntax }:
                    break;
                default:
                    return false;
            }
        }

        return true;
    }
}
