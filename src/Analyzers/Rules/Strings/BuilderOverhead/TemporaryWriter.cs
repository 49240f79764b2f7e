using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// A <c>StringWriter</c> that a method makes, writes to, asks for its text once and drops: <c>using var writer = new StringWriter()</c>. It comes with a
/// builder and a buffer, which are garbage then.
/// </summary>
internal static class TemporaryWriter
{
    /// <summary>What makes the writer that a declarator declares; null where it declares anything else, or the writer is given a builder.</summary>
    public static IObjectCreationOperation? From(IVariableDeclaratorOperation declarator) =>
        declarator is { Symbol.RefKind: RefKind.None, Initializer.Value: var value, Syntax: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax
        {
            Variables.Count: 1, Parent: LocalDeclarationStatementSyntax or UsingStatementSyntax,
        } } }
        && value.Inside(Through.BuiltInImplicit)
            is IObjectCreationOperation { Initializer: null, Type: { Name: "StringWriter" } type, Arguments: var given } made
        && type.IsIn("System.IO") && !given.Any(static argument => argument.Parameter?.Type.IsStringBuilder() == true)
            ? made
            : null;

    /// <summary>
    /// Whether the method asks the writer for its text, once, and itself neither keeps it nor hands it to its caller. What is done by those who write to it
    /// is not asked.
    /// </summary>
    public static bool IsDropped(IVariableDeclaratorOperation declarator, CancellationToken cancellationToken)
    {
        var scope = References.ScopeOf(declarator.Syntax);
        var asks = 0;
        foreach (var name in References.To(declarator.Symbol, scope, declarator.SemanticModel!, cancellationToken))
        {
            if (References.IsInNestedFunction(name, scope))
                return false;
            switch (name.Parent)
            {
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(ToString), Parent: InvocationExpressionSyntax }:
                    if (++asks > 1 || StackFrames.OutermostLoop(name, scope) is not null)
                        return false;
                    break;
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: not "GetStringBuilder" } or ArgumentSyntax { Parent: ArgumentListSyntax }:
                    break;
                default:
                    return false;
            }
        }

        return asks == 1;
    }
}
