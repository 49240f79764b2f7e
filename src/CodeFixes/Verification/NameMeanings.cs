using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether names that mean a variable of a function in one place and a member or type in another still mean the same after a rewrite has moved
/// code: before a loop that declares a constant, the name of that may be the name of a field, and no error tells.
/// </summary>
internal static class NameMeanings
{
    /// <summary>Whether no name of the edited members has more mentions of one meaning than before where it also has another.</summary>
    public static bool AreKept(EditedFile file, CancellationToken cancellationToken)
    {
        foreach (var name in DeclaredIn(file.MembersBefore))
        {
            if (!IsAmbiguous(name, file.MembersBefore, file.ModelBefore) && !IsAmbiguous(name, file.MembersAfter, file.ModelAfter))
                continue;
            var (locals, others) = CountMeanings(name, file.MembersBefore, file.ModelBefore, cancellationToken);
            var (newLocals, newOthers) = CountMeanings(name, file.MembersAfter, file.ModelAfter, cancellationToken);
            if (((locals > 0 && others > 0) || (newLocals > 0 && newOthers > 0)) && (newLocals > locals || newOthers > others))
                return false;
        }

        return true;
    }

    /// <summary>The names of what functions declare: variables, constants, parameters and local functions.</summary>
    private static HashSet<string> DeclaredIn(IReadOnlyList<MemberDeclarationSyntax> members)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (var node in members.SelectMany(static member => member.DescendantNodes()))
        {
            var name = node switch
            {
                VariableDeclaratorSyntax { Parent.Parent: not BaseFieldDeclarationSyntax } variable => variable.Identifier,
                SingleVariableDesignationSyntax variable => variable.Identifier,
                ForEachStatementSyntax each => each.Identifier,
                LocalFunctionStatementSyntax function => function.Identifier,
                ParameterSyntax parameter => parameter.Identifier,
                _ => default,
            };
            if (name.ValueText is { Length: > 0 } text)
                names.Add(text);
        }

        return names;
    }

    /// <summary>Whether a name also means something outside of the functions of a member.</summary>
    private static bool IsAmbiguous(string name, IReadOnlyList<MemberDeclarationSyntax> members, SemanticModel model) =>
        members.Any(member => model.LookupSymbols(member.SpanStart, name: name).Any(static symbol => !IsOfFunction(symbol)));

    private static (int Locals, int Others) CountMeanings(
        string name, IReadOnlyList<MemberDeclarationSyntax> members, SemanticModel model, CancellationToken cancellationToken)
    {
        var (locals, others) = (0, 0);
        foreach (var node in members.SelectMany(static member => member.DescendantNodes()))
        {
            if (node is not SimpleNameSyntax mention || mention.Identifier.ValueText != name || IsPartOfOther(mention)
                || model.GetSymbolInfo(mention, cancellationToken).Symbol is not { } symbol)
            {
                continue;
            }

            if (IsOfFunction(symbol))
                locals++;
            else
                others++;
        }

        return (locals, others);
    }

    /// <summary>Whether something beside a name says whose member it is.</summary>
    private static bool IsPartOfOther(SimpleNameSyntax mention) => mention.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Name == mention,
        MemberBindingExpressionSyntax or NameColonSyntax or NameEqualsSyntax or QualifiedNameSyntax => true,
        AssignmentExpressionSyntax { Parent: InitializerExpressionSyntax } member => member.Left == mention,
        _ => false,
    };

    private static bool IsOfFunction(ISymbol symbol) =>
        symbol is ILocalSymbol or IParameterSymbol or IRangeVariableSymbol or IMethodSymbol { MethodKind: MethodKind.LocalFunction };
}
