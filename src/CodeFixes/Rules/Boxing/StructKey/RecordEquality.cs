using Allocations.Analyzers.Boxes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Boxing.StructKey;

/// <summary>
/// Declares a struct in source as a <c>record struct</c>, so that the compiler writes its equality over all of its fields. A record also has operators, and
/// a <c>ToString</c> that lists its public members unless the struct has one.
/// </summary>
internal static class RecordEquality
{
    /// <summary>The fix for a struct; null before C# 10, and where part of the equality is written already or cannot be.</summary>
    public static async Task<Fix?> PlanAsync(FixRequest request, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var fields = EqualityMembers.FieldsOf(type);
        if (type.DeclaringSyntaxReferences.Length != 1 || type.IsRefLikeType || fields.Length == 0 || EqualityMembers.HasPart(type)
            || type.GetMembers("PrintMembers").Length > 0
            || await type.DeclaringSyntaxReferences[0]
                .GetSyntaxAsync(cancellationToken)
                .ConfigureAwait(false) is not StructDeclarationSyntax { OpenBraceToken.IsMissing: false, CloseBraceToken.IsMissing: false } declaration
            || declaration.OpenBraceToken.IsKind(SyntaxKind.None) || declaration.Modifiers.Any(SyntaxKind.PartialKeyword) || PrimaryParameters(declaration)
            || request.Solution.GetDocument(declaration.SyntaxTree) is not { } document
            || SharedFiles.Of(document).Min(static shared => SharedFiles.LanguageOf(shared.Project)) < LanguageVersion.CSharp10)
        {
            return null;
        }

        // A field that is called as a member of the record would no longer compile; the verification says so.
        var record = RecordDeclaration(
            SyntaxKind.RecordStructDeclaration,
            declaration.AttributeLists,
            declaration.Modifiers,
            Token(declaration.Keyword.LeadingTrivia, SyntaxKind.RecordKeyword, TriviaList(Space)),
            declaration.Keyword.WithLeadingTrivia(),
            declaration.Identifier,
            declaration.TypeParameterList,
            parameterList: null,
            declaration.BaseList,
            declaration.ConstraintClauses,
            declaration.OpenBraceToken,
            declaration.Members,
            declaration.CloseBraceToken,
            declaration.SemicolonToken);
        var edits = new SolutionEdits(document.Project.Solution);
        edits.Replace(declaration, _ => record);
        return new FixBuilder(edits, "Declare '" + type.Name + "' as a record struct", "Record")
            .MayDiffer(EqualityMembers.Difference(fields))
            .MayDiffer(StructEquality.Overrides(type, nameof(ToString)) ? null : "'ToString' lists the members")
            .Declares(type.Name)
            .Build();
    }

    /// <summary>Whether a struct has a primary constructor, whose parameters a record would make properties of; older hosts know none.</summary>
    private static bool PrimaryParameters(StructDeclarationSyntax declaration) =>
        declaration.ChildNodes().Any(static node => node is ParameterListSyntax);
}
